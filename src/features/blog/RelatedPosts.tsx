import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useRelatedPosts} from './relatedPosts';

/** Links to posts about similar subjects, at the end of a post. */
export function RelatedPosts() {
  const posts = useRelatedPosts();
  if (posts.length === 0) return null;
  return (
    <section className="related-posts" aria-labelledby="related-posts">
      <h2 id="related-posts">
        <Translate id="blog.related.title">Related posts</Translate>
      </h2>
      <ul>
        {posts.map(({title, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
