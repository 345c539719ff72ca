import type {ReactNode} from 'react';
import {Actions, type Action} from '../Actions';
import {Section} from '../Section';
import styles from './styles.module.scss';

export interface CtaProps {
  title: string;
  actions: readonly Action[];
  children?: ReactNode;
}

/** Closes a page: the next step. */
export function Cta({title, actions, children}: CtaProps) {
  return (
    <Section tone="ink" className={styles.box}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <Actions actions={actions} />
    </Section>
  );
}
