import type {ComponentProps} from 'react';
import type CodeBlock from '@theme/CodeBlock';

export type CodeProps = ComponentProps<typeof CodeBlock>;

/** Comments that mark lines for the theme, such as `highlight-next-line`. */
const MARKS = /\bhighlight-(?:next-line|start|end)\b/;

/** Code and language of a block that has nothing but them; nothing for blocks with title, numbers or marks. */
export function plainCode({children, className, language, metastring, title, showLineNumbers}: CodeProps) {
  if (typeof children !== 'string' || MARKS.test(children)) return undefined;
  if (metastring || title || showLineNumbers) return undefined;
  const named = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return {code: children.replace(/\n$/, ''), language: named.toLowerCase()};
}
