import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createContext, useContext, type ReactNode} from 'react';

/** The kinds of parts of an article that come alive by themselves. */
export type IslandKind = 'code' | 'diagram';

/** Whether what is drawn belongs to an article that keeps the HTML of the server. */
export const InArticle = createContext(false);

interface IslandMarkProps {
  kind: IslandKind;
  /** What the component needs besides the HTML; must survive JSON. */
  data: object;
  children: ReactNode;
}

/**
 * Marks a part of an article in the HTML of the server, so that `Article` can bring it to life without the script of
 * the article. The browser, which draws articles only after a navigation, draws the part alone.
 */
export function IslandMark({kind, data, children}: IslandMarkProps) {
  const inArticle = useContext(InArticle);
  if (!inArticle || ExecutionEnvironment.canUseDOM) return <div>{children}</div>;
  return (
    <div data-island={kind} data-props={JSON.stringify(data)}>
      {children}
    </div>
  );
}
