import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useEffect, useState} from 'react';
import type {SupportDialog} from '../SupportDialog';
import {POPUP_KEY, schedule, SHOWN} from '../schedule';

const slot = createStorageSlot(POPUP_KEY, {persistence: 'sessionStorage'});

/** Offers help, once per browser session, to a reader who has stayed for three minutes. The dialog is loaded then. */
export function SupportPopup() {
  const {pathname} = useLocation();
  const isHome = isSamePath(pathname, useBaseUrl('/'));
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof SupportDialog>();

  useEffect(() => {
    const plan = schedule({stored: slot.get(), isHome, now: Date.now()});
    if (plan.kind === 'none') return undefined;
    slot.set(String(plan.startedAt));
    const timer = window.setTimeout(() => {
      slot.set(SHOWN);
      setOpen(true);
      // Nobody misses an offer that cannot be loaded.
      import('../SupportDialog').then(
        (loaded) => setDialog(() => loaded.SupportDialog),
        () => undefined,
      );
    }, plan.delay);
    return () => window.clearTimeout(timer);
  }, [isHome]);

  return Dialog ? <Dialog open={open} onClose={() => setOpen(false)} /> : null;
}
