import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section, type SectionProps} from '../Section';
import styles from './styles.module.scss';

export interface Card {
  to: string;
  title: string;
  text: string;
  /** What stands out above the text, such as a price or a year. */
  fact?: string;
}

export interface CardsProps {
  title: string;
  items: readonly Card[];
  tone?: SectionProps['tone'];
  /** Where the rest is. */
  more?: {label: string; to: string};
  /** Sources and dates, in small print below the cards. */
  note?: ReactNode;
  /** What comes between the heading and the cards. */
  children?: ReactNode;
}

/** Cards that lead to pages: use cases, editions, customers. As many in a row as there is room for. */
export function Cards({title, items, tone, more, note, children}: CardsProps) {
  return (
    <Section tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to} className={styles.card}>
            <h3>
              <Link to={item.to}>{item.title}</Link>
            </h3>
            {item.fact && <p className={styles.fact}>{item.fact}</p>}
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {note && <div className={styles.note}>{note}</div>}
      {more && (
        <Link to={more.to} className={styles.more}>
          {more.label}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </Section>
  );
}
