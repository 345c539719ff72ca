import type {ReactNode} from 'react';
import styles from './styles.module.scss';

export interface FactsProps {
  /** Terms and what they are for this page, in order. */
  items: readonly {term: string; text: ReactNode}[];
}

/** The key facts of a case or a use case in a box. */
export function Facts({items}: FactsProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({term, text}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
