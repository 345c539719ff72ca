import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.scss';

export interface DialogProps {
  /** Whether the dialog is shown. It is modal: the rest of the page is inert meanwhile. */
  open: boolean;
  /** Called when the reader presses Escape. A click on the backdrop closes nothing. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy?: string;
  /** Name of the dialog where no visible text does. */
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal `<dialog>`. The browser keeps focus inside, puts it on the first control (or the one with
 * `autofocus`), and gives it back to where it was when the dialog closes.
 */
export function Dialog({open, onClose, labelledBy, label, id, className, children}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={clsx(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
