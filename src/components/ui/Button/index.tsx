import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.scss';

export interface ButtonLinkProps {
  /** Path of this site or full address. */
  to: string;
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, it does nothing else. */
export function ButtonLink({to, kind = 'primary', children}: ButtonLinkProps) {
  return (
    <Link to={to} className={clsx(styles.button, styles[kind])}>
      {children}
    </Link>
  );
}

export interface ButtonProps {
  onClick: () => void;
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A button that does something on this page. */
export function Button({onClick, kind = 'primary', children}: ButtonProps) {
  return (
    <button type="button" onClick={onClick} className={clsx(styles.button, styles[kind])}>
      {children}
    </button>
  );
}
