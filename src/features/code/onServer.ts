/** The code block of the server; `src/plugins/lazy-highlighter` leaves it out of the browser's scripts. */
export {CodeBlock as CodeOnServer} from './HighlightedCode';
