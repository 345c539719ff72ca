import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';

/** Whether the document came with the page as HTML, which it does not during development. */
const isServed = ExecutionEnvironment.canUseDOM && document.getElementById('__docusaurus')?.firstChild != null;

/**
 * Whether a component is drawn for the first time over HTML of the server, which it may leave as it is. Stays so as
 * long as the component is mounted; what a navigation brings has no such HTML.
 */
export function useServerHtml(): boolean {
  const isBrowser = useIsBrowser();
  const [hasHtml] = useState(isServed && !isBrowser);
  return hasHtml;
}
