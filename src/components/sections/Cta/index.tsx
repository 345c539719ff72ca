import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button';
import {Section} from '../Section';
import type {HeroAction} from '../Hero';
import styles from './styles.module.scss';

export interface CtaProps {
  title: string;
  actions: readonly HeroAction[];
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
      <div className={styles.actions}>
        {actions.map(({label, to}, index) => (
          <ButtonLink key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
