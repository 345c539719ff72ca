import type {ReactNode} from 'react';
import {SupportPopup} from '@site/src/features/support-popup/SupportPopup';

// Root stays mounted through every navigation, so the popup's timer survives it.
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      {children}
      <SupportPopup />
    </>
  );
}
