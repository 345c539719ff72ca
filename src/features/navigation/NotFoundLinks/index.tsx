import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {links} from '@site/src/config/links';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.scss';

/** Ways on from a page that does not exist. */
export function NotFoundLinks() {
  return (
    <nav
      className={clsx('container', styles.links)}
      aria-label={translate({id: 'notFound.links', message: 'Where to go next'})}
    >
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Link to="/">
            <Translate id="notFound.links.home">Home page</Translate>
          </Link>
          <Link to="/docs">
            <Translate id="notFound.links.docs">Documentation</Translate>
          </Link>
          <Link to="/blog">
            <Translate id="notFound.links.blog">Blog</Translate>
          </Link>
          <Link href={links.issues}>
            <Translate id="notFound.links.report">Report the broken link</Translate>
          </Link>
        </div>
      </div>
    </nav>
  );
}
