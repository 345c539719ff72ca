import type CodeBlock from '@theme/CodeBlock';
import {lazy, type ComponentProps} from 'react';
import {LiveCode} from '@site/src/features/code/LiveCode';

const Playground = lazy(() => import('@theme-original/LiveCodeBlock'));

// Loads the playground only on pages that have one, and asks whether the server's policy lets it run.
export default function LiveCodeBlockWrapper(props: ComponentProps<typeof CodeBlock>) {
  return <LiveCode {...props} playground={Playground} />;
}
