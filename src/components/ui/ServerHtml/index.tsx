import type {ReactNode} from 'react';
import {useServerHtml} from '../../../lib/useServerHtml';

/**
 * Leaves text that nothing changes as the server wrote it, so that the browser need not make it a second time. After
 * a navigation, which brings no HTML, the children are drawn.
 */
export function ServerHtml({children}: {children: ReactNode}) {
  if (!useServerHtml()) return <span>{children}</span>;
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
