import BrowserOnly from '@docusaurus/BrowserOnly';
import CodeBlock from '@theme/CodeBlock';
import {lazy, Suspense, type ComponentProps} from 'react';

const LiveCodeBlock = lazy(() => import('@theme-original/LiveCodeBlock'));

// Loads the playground only on pages that have one; until then, and without JavaScript, the code is shown.
export default function LiveCodeBlockWrapper({
  live: _live,
  ...props
}: ComponentProps<typeof CodeBlock> & {live?: boolean}) {
  const code = <CodeBlock {...props} />;
  return (
    <BrowserOnly fallback={code}>
      {() => (
        <Suspense fallback={code}>
          <LiveCodeBlock {...props} />
        </Suspense>
      )}
    </BrowserOnly>
  );
}
