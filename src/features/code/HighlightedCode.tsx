import CodeBlock from '@theme-original/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// The theme does this in every page's script; here it comes with the highlighter (src/framework/lazy-highlighter).
prismIncludeLanguages(Prism);

export {CodeBlock};
