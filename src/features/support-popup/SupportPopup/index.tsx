import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useEffect, useId, useState} from 'react';
import {Button, ButtonLink} from '@site/src/components/ui/Button';
import {Dialog} from '@site/src/components/ui/Dialog';
import {Icon} from '@site/src/components/ui/Icon';
import {links} from '@site/src/config/links';
import {POPUP_KEY, schedule, SHOWN} from '../schedule';
import styles from './styles.module.scss';

const slot = createStorageSlot(POPUP_KEY, {persistence: 'sessionStorage'});

/** Offers help, once per browser session, to a reader who has stayed for three minutes. */
export function SupportPopup() {
  const {pathname} = useLocation();
  const isHome = isSamePath(pathname, useBaseUrl('/'));
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    const plan = schedule({stored: slot.get(), isHome, now: Date.now()});
    if (plan.kind === 'none') return undefined;
    slot.set(String(plan.startedAt));
    const timer = window.setTimeout(() => {
      slot.set(SHOWN);
      setOpen(true);
    }, plan.delay);
    return () => window.clearTimeout(timer);
  }, [isHome]);

  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className={styles.popup}>
      <button
        type="button"
        className={styles.cancel}
        onClick={close}
        aria-label={translate({id: 'supportPopup.cancel', message: 'Close'})}
      >
        <Icon name="close" size={14} />
      </button>
      <h2 id={titleId}>
        <Translate id="supportPopup.title">Is something unclear?</Translate>
      </h2>
      <p>
        <Translate id="supportPopup.text">
          Ask the people who build Rainbond. Questions and bug reports are answered in public, so the next reader finds
          them too.
        </Translate>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={links.issues}>
          <Translate id="supportPopup.ask">Ask a question</Translate>
        </ButtonLink>
        <ButtonLink to={links.github} kind="secondary">
          <Icon name="github" size={18} />
          <Translate id="supportPopup.star">Star on GitHub</Translate>
        </ButtonLink>
        <Button kind="secondary" onClick={close}>
          <Translate id="supportPopup.later">Not now</Translate>
        </Button>
      </div>
    </Dialog>
  );
}
