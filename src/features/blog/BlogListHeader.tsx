import {createContext, useContext, type ReactNode} from 'react';

/** Heading of the blog list that is shown, and what stands below it. */
export interface BlogList {
  title: string;
  description: string;
}

const CurrentList = createContext<BlogList | null>(null);

export interface BlogListProviderProps {
  list: BlogList;
  children: ReactNode;
}

/** Tells the posts below that they stand in a blog list. */
export function BlogListProvider({list, children}: BlogListProviderProps) {
  return <CurrentList value={list}>{children}</CurrentList>;
}

/** The heading of a blog list; nothing anywhere else. */
export function BlogListHeader() {
  const list = useContext(CurrentList);
  if (!list) return null;
  return (
    <header className="blog-list-header">
      <h1>{list.title}</h1>
      <p>{list.description}</p>
    </header>
  );
}
