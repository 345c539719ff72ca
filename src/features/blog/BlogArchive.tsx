import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchivedPost} from './posts';

export interface BlogArchiveProps {
  archive: {posts: readonly ArchivedPost[]};
}

/** Every post of the blog by year, the newest year first and each year from its beginning. */
export default function BlogArchive({archive}: BlogArchiveProps) {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'blog.archive.title', message: 'Archive'});
  const description = translate({id: 'blog.archive.description', message: 'All posts on the Rainbond blog, by year.'});
  const posts = archive.posts.map((post) => ({...post, year: post.date.slice(0, 4)}));
  const years = [...new Set(posts.map(({year}) => year))];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <header className="blog-list-header">
          <h1>{title}</h1>
          <p>{description}</p>
        </header>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts
                .filter((post) => post.year === year)
                .reverse()
                .map((post) => (
                  <li key={post.permalink}>
                    <time dateTime={post.date}>{format.format(new Date(post.date))}</time>{' '}
                    <Link to={post.permalink}>{post.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
