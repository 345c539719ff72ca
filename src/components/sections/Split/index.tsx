import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section, type SectionProps} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface SplitProps {
  title: string;
  /** The picture that shows what the text says, unless the children include a screenshot. */
  figure?: ReactNode;
  /** Where to read on. */
  link?: {label: string; to: string};
  /** Puts the picture on the left on wide screens. */
  reverse?: boolean;
  tone?: SectionProps['tone'];
  /** The text, and a `<Screenshot>` where there is no other picture. */
  children: ReactNode;
}

/** Text beside a picture. */
export function Split({title, figure, link, reverse = false, tone, children}: SplitProps) {
  const {figure: screenshot, text} = withFigure(children);
  return (
    <Section tone={tone} className={clsx(styles.grid, reverse && styles.reverse, screenshot && styles.withScreenshot)}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {text}
        {link && (
          <Link to={link.to} className={styles.more}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      <div className={styles.figure}>{screenshot ?? figure}</div>
    </Section>
  );
}
