import type {ComponentProps} from 'react';
import type CodeBlock from '@theme-original/CodeBlock';
import {LazyCode} from '@site/src/features/code/LazyCode';

// The original comes with the highlighter, once a reader is near.
export default function CodeBlockWrapper(props: ComponentProps<typeof CodeBlock>) {
  return <LazyCode {...props} />;
}
