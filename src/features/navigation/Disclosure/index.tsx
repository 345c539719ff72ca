import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {focusMove} from './focusMove';
import styles from './styles.module.scss';

export interface DisclosureProps {
  /** Text of the button. */
  label: ReactNode;
  /** Accessible name of the button where `label` is not enough. */
  name?: string;
  /** Side of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** `<li>` elements with one link each. */
  children: ReactNode;
}

/**
 * A button with a list of links below. Opens by click, touch, arrow keys and a mouse that rests on it;
 * closes on Escape (focus returns to the button), on a click elsewhere and when focus leaves.
 */
export function Disclosure({label, name, align = 'start', children}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // A panel that a resting mouse opened covers the page, and Escape must clear it (WCAG 2.2, 1.4.13).
    const closeOnEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const items = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    const next = focusMove(event.key, items.indexOf(document.activeElement as HTMLAnchorElement), items.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    // The panel is hidden until this render is done; a hidden link takes no focus.
    requestAnimationFrame(() => items[next]?.focus());
  };

  return (
    // The handlers only add keys and hover to the button and links inside, which are operable on their own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.root}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-expanded={open}
        aria-controls={panelId}
        // A mouse has opened the panel by resting on it: its click must not close it again at once.
        onClick={(event) =>
          setOpen(event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse' ? true : !open)
        }
      >
        {label}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      <ul
        id={panelId}
        className={clsx(styles.panel, open && styles.open, align === 'end' && styles.end)}
        onClickCapture={() => setOpen(false)}
      >
        {children}
      </ul>
    </div>
  );
}
