import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {EarlyInput} from '@site/src/features/early-input/EarlyInput';
import {SupportPopup} from '@site/src/features/support-popup/SupportPopup';

// Root stays mounted through every navigation, so the popup's timer survives it. Early input comes last: its effect
// runs when those of the hydrated page have run.
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      {children}
      <SupportPopup />
      {useIsBrowser() && <EarlyInput />}
    </>
  );
}
