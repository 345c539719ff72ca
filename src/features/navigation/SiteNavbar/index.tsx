import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {Icon} from '@site/src/components/ui/Icon';
import {Disclosure} from '../Disclosure';
import {isGroup, siteEntries, sourceHosts, type NavigationEntry} from '../items';
import {LocaleSwitcher} from '../LocaleSwitcher';
import {MobileMenu} from '../MobileMenu';
import {NavigationAnchor} from '../NavigationAnchor';
import styles from './styles.module.scss';

function Entry({entry}: {entry: NavigationEntry}) {
  if (!isGroup(entry)) return <NavigationAnchor link={entry} className={styles.link} />;
  return (
    <Disclosure label={entry.label}>
      {entry.links.map((link) => (
        <li key={link.to ?? link.href}>
          <NavigationAnchor link={link} />
        </li>
      ))}
    </Disclosure>
  );
}

/** Navbar of every page outside docs and blog. */
export function SiteNavbar() {
  const wordmark = useBaseUrl('/img/wordmark.svg');
  return (
    // The theme measures the element with the class `navbar` to place the headings of a table of contents.
    <header className={clsx('navbar', styles.bar)}>
      <nav className={styles.inner} aria-label={translate({id: 'navbar.site.name', message: 'Main'})}>
        <Link to="/" className={styles.home}>
          <img
            src={wordmark}
            width={153}
            height={32}
            alt={translate({id: 'navbar.site.home', message: 'Rainbond home'})}
          />
        </Link>
        <ul className={styles.entries}>
          {siteEntries().map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          {sourceHosts.map(({name, icon, href}) => (
            <li key={name} className={styles.host}>
              <Link href={href} aria-label={name} className={styles.icon}>
                <Icon name={icon} size={20} />
              </Link>
            </li>
          ))}
          <li>
            <LocaleSwitcher />
          </li>
        </ul>
        <MobileMenu />
      </nav>
    </header>
  );
}
