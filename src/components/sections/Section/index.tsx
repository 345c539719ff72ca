import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.scss';

export interface SectionProps {
  /** Background: paper, a light tint, or dark ink. */
  tone?: 'plain' | 'tinted' | 'ink';
  className?: string;
  children: ReactNode;
}

/** A full-width band of a marketing page with its content in the middle. Every other section is in one. */
export function Section({tone = 'plain', className, children}: SectionProps) {
  return (
    <section className={clsx(styles.band, styles[tone])}>
      <div className={clsx(styles.inner, className)}>{children}</div>
    </section>
  );
}
