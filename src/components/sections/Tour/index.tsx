import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {Section} from '../Section';
import {withFigure} from '../withFigure';
import styles from './styles.module.scss';

export interface StopProps {
  title: string;
  /** A sentence, and a `<Screenshot>`. */
  children: ReactNode;
}

/** One stop of a `Tour`. */
export function Stop({title, children}: StopProps) {
  const {figure, text} = withFigure(children);
  return (
    <>
      <div className={styles.text}>
        <h2>{title}</h2>
        {text}
      </div>
      {figure}
    </>
  );
}

export interface TourProps {
  /** `Stop` elements in order. */
  children: ReactNode;
}

/**
 * Stops one after another, each with an address of its own such as `#6`. They lie side by side and snap into place, so
 * that a finger, the keys, and the buttons all move the same list. Without JavaScript they are stacked.
 */
export function Tour({children}: TourProps) {
  const stops = Children.toArray(children).filter((child): child is ReactElement<StopProps> => isValidElement(child));
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(1);

  // The stop that fills the list is the one that is shown, however the reader came there.
  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find((entry) => entry.isIntersecting);
        if (!visible) return;
        setShown(Number(visible.target.id));
        const first = visible.target.id === '1' && window.location.hash === '';
        if (!first) window.history.replaceState(window.history.state, '', `#${visible.target.id}`);
      },
      {root: list.current, threshold: 0.6},
    );
    for (const stop of list.current.children) observer.observe(stop);
    return () => observer.disconnect();
  }, []);

  const go = (stop: number) => {
    const target = list.current?.children[Math.min(Math.max(stop, 1), stops.length) - 1];
    if (!(target instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({left: target.offsetLeft - list.current.offsetLeft});
  };
  // Where the list is, not what was drawn last: an address such as `#6` moves the list before this component runs.
  const current = () => {
    if (!list.current) return 1;
    const {scrollLeft, scrollWidth, clientWidth} = list.current;
    return Math.round((scrollLeft / (scrollWidth - clientWidth)) * (stops.length - 1)) + 1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current() + 1,
      ArrowLeft: current() - 1,
      Home: 1,
      End: stops.length,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  const counter = translate(
    {id: 'tour.counter', message: 'Step {shown} of {total}', description: 'Where the reader is in the product tour'},
    {shown, total: stops.length},
  );
  return (
    <Section>
      {/* The keys move the list wherever the focus is inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown}>
        <div className={styles.controls}>
          <button
            type="button"
            className="button button--secondary"
            disabled={shown === 1}
            onClick={() => go(current() - 1)}
          >
            {translate({id: 'tour.previous', message: 'Back'})}
          </button>
          <p aria-live="polite">{counter}</p>
          <button
            type="button"
            className="button button--primary"
            disabled={shown === stops.length}
            onClick={() => go(current() + 1)}
          >
            {translate({id: 'tour.next', message: 'Next'})}
          </button>
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <ol ref={list} className={styles.stops} tabIndex={0} aria-label={counter}>
          {stops.map((stop, index) => (
            <li
              key={stop.props.title}
              id={String(index + 1)}
              className={clsx(styles.stop, index + 1 === shown && styles.shown)}
            >
              {stop}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
