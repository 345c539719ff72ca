import clsx from 'clsx';
import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {Section, type SectionProps} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface ViewProps {
  /** Name of the tab: what one does there. */
  title: string;
  /** A sentence or two, and a `<Screenshot>`. */
  children: ReactNode;
}

/** One view of a `Showcase`. */
export function View({children}: ViewProps) {
  const {figure, text} = withFigure(children);
  return (
    <>
      <div className={styles.text}>{text}</div>
      {figure}
    </>
  );
}

export interface ShowcaseProps {
  title: string;
  tone?: SectionProps['tone'];
  /** `View` elements in order. */
  children: ReactNode;
}

/** Shows every view, for readers without JavaScript. */
const SHOW_ALL = `.${styles.panel}[hidden]{display:block!important}.${styles.tabs}{display:none!important}`;

/** Views of the product behind tabs, with the keys of the ARIA pattern for tabs. */
export function Showcase({title, tone, children}: ShowcaseProps) {
  const id = useId();
  const views = Children.toArray(children).filter((child): child is ReactElement<ViewProps> => isValidElement(child));
  const [shown, setShown] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);

  const go = (index: number) => {
    const next = (index + views.length) % views.length;
    setShown(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: shown + 1,
      ArrowLeft: shown - 1,
      Home: 0,
      End: views.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  return (
    <Section tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      <noscript>
        <style>{SHOW_ALL}</style>
      </noscript>
      <div ref={tabs} role="tablist" aria-label={title} className={styles.tabs}>
        {views.map((view, index) => (
          <button
            key={view.props.title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-view-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            className={clsx('clean-btn', styles.tab)}
            onClick={() => setShown(index)}
            onKeyDown={onKeyDown}
          >
            {view.props.title}
          </button>
        ))}
      </div>
      {views.map((view, index) => (
        <div
          key={view.props.title}
          role="tabpanel"
          id={`${id}-view-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          className={styles.panel}
        >
          {view}
        </div>
      ))}
    </Section>
  );
}
