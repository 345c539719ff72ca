import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import CodeBlock from '@theme/CodeBlock';
import {Suspense, useEffect, useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {evaluationFor, type Evaluation} from './evaluation';

/** Whether the policy of this document lets code be run that the reader wrote. */
function mayEvaluate(): boolean {
  try {
    // The playground does the same, and only trying tells.
    return typeof new Function('') === 'function';
  } catch {
    return false;
  }
}

/** Path with which the browser loaded this document; navigations within the site do not change it. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : window.location.pathname;
}

interface LiveCodeProps extends ComponentProps<typeof CodeBlock> {
  /** The mark of the code fence. */
  live?: boolean;
  /** Editor and result, loaded when it is shown. */
  playground: ComponentType<ComponentProps<typeof CodeBlock>>;
}

function LivePlayground({playground: Playground, fallback, ...props}: LiveCodeProps & {fallback: ReactNode}) {
  const [evaluation] = useState<Evaluation>(() =>
    evaluationFor(mayEvaluate(), documentPath(), window.location.pathname),
  );
  useEffect(() => {
    if (evaluation === 'after-reload') window.location.reload();
  }, [evaluation]);
  if (evaluation !== 'allowed') return fallback;
  return (
    // The page goes on with the plain code when the playground cannot be loaded.
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <Playground {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Code that the reader changes and runs. The playground is loaded only on pages that have one; until then, without
 * JavaScript, and where the server's policy forbids it, the code is shown. The attribute tells the writer of that
 * policy (`deploy/build.ts`) which pages need it.
 */
export function LiveCode({live: _live, playground, ...props}: LiveCodeProps) {
  const code = <CodeBlock {...props} />;
  return (
    <div data-live-code="">
      <BrowserOnly fallback={code}>
        {() => <LivePlayground {...props} playground={playground} fallback={code} />}
      </BrowserOnly>
    </div>
  );
}
