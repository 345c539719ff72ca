import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyCommand} from '../../ui/CopyCommand';
import {Actions, type Action} from '../Actions';
import {Section} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface HeroProps {
  /** The heading of the page, its only `h1`. */
  title: string;
  /** One or two links; the first one stands out. */
  actions?: readonly Action[];
  /** Shell commands to try the product, with the text above them. */
  command?: {label: string; text: string};
  figure?: ReactNode;
  /** Facts in small print below the buttons: license, version. */
  note?: ReactNode;
  /** The lead: what this is, in one or two sentences. A `<Screenshot firstView>` among it takes the place of `figure`. */
  children: ReactNode;
}

/** Opens a page: what it is, a way to try it, a picture. */
export function Hero({title, actions = [], command, figure, note, children}: HeroProps) {
  const {figure: screenshot, text} = withFigure(children);
  const picture = screenshot ?? figure;
  return (
    <Section
      className={clsx(styles.hero, picture !== undefined && styles.withFigure, screenshot && styles.withScreenshot)}
    >
      <div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{text}</div>
        {command && (
          <div className={styles.command}>
            <p>{command.label}</p>
            <CopyCommand command={command.text} label={command.label} />
          </div>
        )}
        <Actions actions={actions} className={styles.actions} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {picture && <div className={styles.figure}>{picture}</div>}
    </Section>
  );
}
