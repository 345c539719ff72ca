import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createContext, useContext, type ReactNode} from 'react';

/** Heading of the blog list that is shown, and what is below it. */
export interface BlogList {
  title: string;
  description: string;
}

const CurrentList = createContext<BlogList | null>(null);

export interface BlogListProviderProps {
  list: BlogList;
  children: ReactNode;
}

/** Tells the posts below that they are in a blog list. */
export function BlogListProvider({list, children}: BlogListProviderProps) {
  return <CurrentList value={list}>{children}</CurrentList>;
}

/** The heading of a blog list; nothing anywhere else. */
export function BlogListHeader() {
  const list = useContext(CurrentList);
  const feed = useBaseUrl('/blog/rss.xml');
  if (!list) return null;
  return (
    <header className="blog-list-header">
      <h1>{list.title}</h1>
      <p>{list.description}</p>
      <ul className="blog-list-links">
        <li>
          <Link to="/blog/archive">
            <Translate id="blog.list.archive">All posts by year</Translate>
          </Link>
        </li>
        <li>
          <a href={feed}>
            <Translate id="blog.list.feed">RSS feed</Translate>
          </a>
        </li>
      </ul>
    </header>
  );
}
