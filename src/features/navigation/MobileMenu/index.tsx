import {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/ui/Dialog';
import Link from '@docusaurus/Link';
import {Icon} from '@site/src/components/ui/Icon';
import {useLocation} from '@docusaurus/router';
import {useEffect, useId, useState} from 'react';
import {isGroup, mobileEntries, sourceHosts, type NavigationGroup} from '../items';
import {LocaleList} from '../LocaleSwitcher';
import {NavigationAnchor} from '../NavigationAnchor';
import styles from './styles.module.scss';

/** Breakpoint between phone and desktop, in CSS pixels (specification, section 9). */
const DESKTOP = '(min-width: 997px)';

function Group({group}: {group: NavigationGroup}) {
  return (
    <details className={styles.group}>
      <summary>
        {group.label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {group.links.map((link) => (
          <li key={link.to ?? link.href}>
            <NavigationAnchor link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Toggle button and full-height menu for narrow screens. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  // Changes with every navigation, also with one to the page that is shown already.
  const {key} = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const id = useId();
  const close = () => setOpen(false);

  // A navigation closes the menu, whatever started it.
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const onChange = () => desktop.matches && setOpen(false);
    desktop.addEventListener('change', onChange);
    return () => desktop.removeEventListener('change', onChange);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={translate({id: 'navbar.mobile.open', message: 'Open menu'})}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      <Dialog
        id={id}
        open={open}
        onClose={close}
        className={styles.menu}
        label={translate({id: 'navbar.mobile.name', message: 'Menu'})}
      >
        <button
          type="button"
          className={styles.close}
          aria-label={translate({id: 'navbar.mobile.close', message: 'Close menu'})}
          onClick={close}
        >
          <Icon name="close" size={16} />
        </button>
        <ul className={styles.entries}>
          {mobileEntries().map((entry) => (
            <li key={entry.label}>{isGroup(entry) ? <Group group={entry} /> : <NavigationAnchor link={entry} />}</li>
          ))}
        </ul>
        <LocaleList className={styles.languages} />
        <ul className={styles.hosts}>
          {sourceHosts.map(({name, icon, href}) => (
            <li key={name}>
              <Link href={href} aria-label={name}>
                <Icon name={icon} size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
