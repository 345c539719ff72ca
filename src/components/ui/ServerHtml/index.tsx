import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';

/**
 * Leaves text that nothing changes as the server wrote it, so that the browser need not make it a second time. After
 * a navigation, which brings no HTML, the children are drawn.
 */
export function ServerHtml({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const [hasHtml] = useState(!isBrowser && ExecutionEnvironment.canUseDOM);
  if (!hasHtml) return <span>{children}</span>;
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
