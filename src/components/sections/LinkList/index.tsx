import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section, type SectionProps} from '../Section';
import styles from './styles.module.scss';

export interface LinkListProps {
  title: string;
  /** Where each leads, its name, and what a reader finds there in one line. */
  items: readonly {to: string; label: string; text: string}[];
  /** Where the whole list is. */
  more?: {label: string; to: string};
  tone?: SectionProps['tone'];
  /** Sources and dates, in small print below the list. */
  note?: string;
  /** What comes between the heading and the list. */
  children?: ReactNode;
}

/** A list of pages with a line about each: customers, related scenes, further reading. */
export function LinkList({title, items, more, tone, note, children}: LinkListProps) {
  return (
    <Section tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <ul className={styles.list}>
        {items.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      {more && (
        <Link to={more.to} className={styles.more}>
          {more.label}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </Section>
  );
}
