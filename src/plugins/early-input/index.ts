import type {Plugin} from '@docusaurus/types';
import {recordEarlyInput} from '../../features/early-input/head';

/** Puts the script that records early clicks and keys into the head of every page, as text. */
export default function earlyInput(): Plugin {
  return {
    name: 'early-input',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: `(${String(recordEarlyInput)})()`}]}),
  };
}
