import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyCommand} from '../../ui/CopyCommand';
import {Actions, type Action} from '../Actions';
import {Section} from '../Section';
import styles from './styles.module.scss';

export interface HeroProps {
  /** The heading of the page, its only `h1`. */
  title: string;
  /** One or two links; the first one stands out. */
  actions?: readonly Action[];
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
        <Actions actions={actions} className={styles.actions} />
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
    </Section>
  );
}
