import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section, type SectionProps} from '../Section';
import styles from './styles.module.scss';

export interface SplitProps {
  title: string;
  /** The picture that shows what the text says. */
  figure: ReactNode;
  /** Where to read on. */
  link?: {label: string; to: string};
  /** Puts the picture on the left on wide screens. */
  reverse?: boolean;
  tone?: SectionProps['tone'];
  children: ReactNode;
}

/** Text beside a picture. */
export function Split({title, figure, link, reverse = false, tone, children}: SplitProps) {
  return (
    <Section tone={tone} className={clsx(styles.grid, reverse && styles.reverse)}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {children}
        {link && (
          <Link to={link.to} className={styles.more}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      <div className={styles.figure}>{figure}</div>
    </Section>
  );
}
