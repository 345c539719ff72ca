import {inlineMessages} from './inline.mjs';

/**
 * Loader of the bundler; its option is the texts of the language.
 * @this {{resourcePath: string, getOptions: () => {messages: Record<string, string>}}}
 * @param {string} source
 */
export default function loader(source) {
  return inlineMessages(this.resourcePath, source, this.getOptions().messages).code;
}
