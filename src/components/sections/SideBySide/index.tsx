import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface SideBySideProps {
  title: string;
  /** What is on the left, with its label. */
  code: {label: string; text: string};
  /** Label of the screenshot on the right. */
  label: string;
  link?: {label: string; to: string};
  /** The text above both, and a `<Screenshot>`. */
  children: ReactNode;
}

/** The same thing twice, on a dark band: as text on the left, in the console on the right. */
export function SideBySide({title, code, label, link, children}: SideBySideProps) {
  const {figure, text} = withFigure(children);
  return (
    <Section tone="ink">
      <div className={styles.lead}>
        <h2>{title}</h2>
        {text}
        {link && (
          <Link to={link.to} className={styles.more}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      <div className={styles.pair}>
        <div>
          <p className={styles.label}>{code.label}</p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            <code>{code.text}</code>
          </pre>
        </div>
        <div>
          <p className={styles.label}>{label}</p>
          {figure}
        </div>
      </div>
    </Section>
  );
}
