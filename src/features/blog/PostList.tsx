import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import type {ListedPost} from './posts';

export interface PostListProps {
  posts: readonly ListedPost[];
}

/** Posts with their day, the minutes that reading takes, and how they begin. */
export function PostList({posts}: PostListProps) {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return posts.map(({permalink, title, date, readingTime, opening}) => (
    <article key={permalink} className="listed-post">
      <h2>
        <Link to={permalink}>{title}</Link>
      </h2>
      <p className="listed-post-facts">
        <time dateTime={date}>{format.format(new Date(date))}</time>
        {' · '}
        <Translate id="blog.list.minutes" values={{minutes: readingTime}}>
          {'{minutes} min read'}
        </Translate>
      </p>
      <p>{opening}</p>
      <Link
        to={permalink}
        aria-label={translate({id: 'blog.list.readMoreLabel', message: 'Read more about {title}'}, {title})}
      >
        <Translate id="blog.list.readMore">Read more</Translate>
      </Link>
    </article>
  ));
}
