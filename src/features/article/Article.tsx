import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import {
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {InArticle} from './Island';
import {Island, watchIslands, watchTables, type LiveIsland} from './islands';
import {useServerHtml} from '../../lib/useServerHtml';
import {useStaticLinks} from '../static-html/useStaticLinks';
import {RECORD_ID, writeRecord, type ArticleRecord} from './record';

/** A component of MDX with the exports of its module. */
export type ArticleComponent = ComponentType & ArticleRecord & {isStatic?: boolean};

interface ArticleProps {
  /** The component of MDX. */
  children: ReactElement<object, ArticleComponent>;
}

/** The class is used here as well as around the title, because rules of Infima name children of `.markdown`. */
const CLASS = 'markdown';

const RECORD_ELEMENT = {id: RECORD_ID, type: 'application/json'};

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Whether something is an article that needs no script (`src/remark/staticArticle.ts` decides). */
export function isArticle(node: ReactNode): node is ReactElement<object, ArticleComponent> {
  return (
    isValidElement(node) && typeof node.type === 'function' && 'isStatic' in node.type && node.type.isStatic === true
  );
}

/**
 * The text of a documentation page or a post. While a page hydrates, it stays as the server wrote it, so that the
 * time until a page is alive does not depend on the length of the text. Links navigate within the site all the same,
 * and code and diagrams come alive as the reader comes near. After a navigation, the article is drawn as usual.
 */
export function Article({children}: ArticleProps) {
  const fromServer = useServerHtml();
  const {pathname} = useLocation();
  const {metadata, toc, frontMatter, contentTitle, assets} = children.type;
  // Lists of posts show several articles, and none of them is the page.
  const hasRecord = withoutSlash(metadata.permalink) === withoutSlash(pathname);
  if (fromServer) return <ServerArticle hasRecord={hasRecord} />;
  return (
    <>
      <div className={CLASS}>
        <InArticle value>{children}</InArticle>
      </div>
      {hasRecord && !ExecutionEnvironment.canUseDOM && (
        <script
          {...RECORD_ELEMENT}
          dangerouslySetInnerHTML={{__html: writeRecord({metadata, toc, frontMatter, contentTitle, assets})}}
        />
      )}
    </>
  );
}

interface ServerArticleProps {
  /** Whether the server wrote a record behind the article. */
  hasRecord: boolean;
}

function ServerArticle({hasRecord}: ServerArticleProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useStaticLinks();
  const [islands, setIslands] = useState<readonly LiveIsland[]>([]);

  useEffect(() => {
    if (!place.current) return undefined;
    const ends = [
      watchIslands(place.current, (island) => setIslands((before) => [...before, island])),
      watchTables(place.current),
    ];
    return () => ends.forEach((end) => end());
  }, []);

  return (
    <>
      {/* Links inside take the focus and the keys; this only looks at what they do. */}
      {}
      <div
        ref={place}
        className={CLASS}
        {...handlers}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      {hasRecord && <script {...RECORD_ELEMENT} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />}
      {islands.map((island, index) => (
        <Island key={index} {...island} />
      ))}
    </>
  );
}
