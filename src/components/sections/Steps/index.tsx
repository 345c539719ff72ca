import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Section, type SectionProps} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface StepsProps {
  title: string;
  tone?: SectionProps['tone'];
  /** `Step` elements in order, and at most one `<Screenshot>`, which is shown beside them. */
  children: ReactNode;
}

/** Numbered steps: side by side, or one below the other beside a screenshot. */
export function Steps({title, tone, children}: StepsProps) {
  const {figure, text: steps} = withFigure(children);
  return (
    <Section tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      <div className={clsx(Boolean(figure) && styles.pair)}>
        <ol className={clsx(styles.list, !figure && styles.row)}>{steps}</ol>
        {figure}
      </div>
    </Section>
  );
}

export interface StepProps {
  title: string;
  children: ReactNode;
}

/** One of the `Steps`. */
export function Step({title, children}: StepProps) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
