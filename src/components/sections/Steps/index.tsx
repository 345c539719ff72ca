import type {ReactNode} from 'react';
import {Section, type SectionProps} from '../Section';
import styles from './styles.module.scss';

export interface StepsProps {
  title: string;
  tone?: SectionProps['tone'];
  /** `Step` elements in order. */
  children: ReactNode;
}

/** Numbered steps side by side. */
export function Steps({title, tone, children}: StepsProps) {
  return (
    <Section tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>{children}</ol>
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
