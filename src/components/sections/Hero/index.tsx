import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button';
import {CopyCommand} from '../../ui/CopyCommand';
import {Section} from '../Section';
import styles from './styles.module.scss';

export interface HeroAction {
  label: string;
  to: string;
}

export interface HeroProps {
  /** The heading of the page, its only `h1`. */
  title: string;
  /** One or two links; the first one stands out. */
  actions?: readonly HeroAction[];
  /** Shell commands to try the product, with the text that stands above them. */
  command?: {label: string; text: string};
  figure?: ReactNode;
  /** The lead: what this is, in one or two sentences. */
  children: ReactNode;
}

/** Opens a page: what it is, a way to try it, a picture. */
export function Hero({title, actions = [], command, figure, children}: HeroProps) {
  return (
    <Section className={clsx(styles.hero, figure !== undefined && styles.withFigure)}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{children}</div>
        {command && (
          <div className={styles.command}>
            <p>{command.label}</p>
            <CopyCommand command={command.text} label={command.label} />
          </div>
        )}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({label, to}, index) => (
              <ButtonLink key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
    </Section>
  );
}
