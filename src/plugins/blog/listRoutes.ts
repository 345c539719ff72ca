import type {RouteConfig} from '@docusaurus/types';
import type {ArchivedPost, ListedPost} from '../../features/blog/posts';

/** What lists show of a post. */
export interface Post extends ListedPost {
  /** Module of the post, `@site/blog/2024/ceph/index.md`. */
  source: string;
}

/** A module of a post in the routes of the blog plugin. */
interface Item {
  content: {path: string};
}

const toArchived = ({permalink, title, date}: ArchivedPost): ArchivedPost => ({permalink, title, date});
const toListed = ({opening, readingTime, ...post}: ListedPost): ListedPost => ({
  ...toArchived(post),
  opening,
  readingTime,
});

/**
 * Takes out of a route of the blog plugin what its page does not show. The plugin gives the archive all posts with
 * their texts. It gives a list one module for each post, with all that is known about the post.
 *
 * @throws Error when a list has a post that is not among `posts`.
 */
export function slimRoute(route: RouteConfig, posts: readonly Post[]): RouteConfig {
  const {items, ...modules} = route.modules ?? {};
  if (Array.isArray(items)) {
    const listed = (items as unknown as Item[]).map(({content}) => {
      const post = posts.find(({source}) => source === content.path);
      if (!post) throw new Error(`${route.path} lists ${content.path}, which is no post of the blog.`);
      return toListed(post);
    });
    return {...route, modules, props: {...route.props, items: listed}};
  }
  const archive = route.props?.archive as {blogPosts: readonly {metadata: {source: string}}[]} | undefined;
  if (archive === undefined) return route;
  const archived = new Set(archive.blogPosts.map(({metadata}) => metadata.source));
  return {
    ...route,
    props: {...route.props, archive: {posts: posts.filter(({source}) => archived.has(source)).map(toArchived)}},
  };
}
