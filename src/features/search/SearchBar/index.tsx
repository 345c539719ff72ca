import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useEffectEvent, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {Button} from '@site/src/components/ui/Button';
import {Dialog} from '@site/src/components/ui/Dialog';
import {keyAction, rest, REST, type Sign} from '../opening';
import type {SearchModal} from '../SearchModal';
import {useOpenOn, useSearchSite} from '../useSearchSite';
import styles from './styles.module.scss';

type State = 'closed' | 'loading' | 'open' | 'failed';

/** Whether the text of this field would change by typing. */
function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Calls `onKeyDown` for each key on the page; while another dialog is open, keys belong to that. */
function useKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const onEvent = useEffectEvent((event: KeyboardEvent) => {
    if (!document.querySelector('dialog[open]')) onKeyDown(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEvent(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Runs callbacks when pointer or focus have rested on an element; see `rest`. */
function useRest(onRest: () => void): (sign: Sign) => void {
  const openOn = useOpenOn();
  const held = useRef(false);
  const timers = useRef<Partial<Record<keyof typeof REST, number>>>({});
  const clear = (names: readonly (keyof typeof REST)[]) => {
    for (const name of names) window.clearTimeout(timers.current[name]);
  };
  useEffect(() => () => clear(['pointer', 'focus']), []);

  return (sign) => {
    const step = rest(held.current, sign, openOn);
    held.current = step.held;
    if (step.end) clear(step.end === 'both' ? ['pointer', 'focus'] : [step.end]);
    if (step.begin) timers.current[step.begin] = window.setTimeout(onRest, REST[step.begin]);
  };
}

function Shortcut() {
  const isApple = useIsBrowser() && /Mac|iP(hone|ad|od)/.test(navigator.platform);
  return <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>;
}

/** The button that opens the search, and the search itself, whose code comes with the first sign of interest. */
export function SearchBar() {
  const {pathname, search, hash} = useLocation();
  const openOn = useOpenOn();
  const site = useSearchSite();
  const button = useRef<HTMLButtonElement>(null);
  const errorTitle = useId();
  /** The pointer has moved on the button. It enters without a move when a dialog above the button closes. */
  const moved = useRef(false);
  const [state, setState] = useState<State>('closed');
  const [Modal, setModal] = useState<typeof SearchModal>();
  /** What was typed on the button before the modal was there. */
  const [typed, setTyped] = useState('');
  const isOpen = state !== 'closed';

  const load = async () => {
    // A failure of the engine shows itself where the reader searches.
    import('../createProvider').then(({providerOf}) => providerOf(site).prepare()).catch(() => {});
    const {SearchModal: Loaded} = await import('../SearchModal');
    setModal(() => Loaded);
  };

  const sign = useRest(() => open());

  function open(text = ''): void {
    sign('searchOpens');
    setTyped(text);
    setState('loading');
    load().then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
    );
  }

  const close = useCallback(() => setState('closed'), []);

  const onClosed = useEffectEvent(() => {
    sign('searchCloses');
    button.current?.focus({preventScroll: true});
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => onClosed();
  }, [isOpen]);

  useKeyDown((event) => {
    const onButton = event.target === button.current;
    // Until the field of the modal has the focus, what is typed still arrives here.
    const isLoading = state === 'loading' || (state === 'open' && onButton);
    const context = {isOpen, inField: takesText(event.target), onButton, openOn};
    // The modal is on its way: what is typed on the button meanwhile goes there.
    const more = isLoading && onButton && keyAction(event, {...context, isOpen: false});
    const action = more && typeof more === 'object' ? more : keyAction(event, context);
    if (action === 'none') return;
    event.preventDefault();
    if (action === 'close') close();
    else if (action === 'open') open();
    else if (isLoading) setTyped((text) => text + action.type);
    else open(action.type);
  });

  // Back and forward lead to another page, which has nothing to do with the search.
  const here = pathname + search + hash;
  const [place, setPlace] = useState(here);
  if (place !== here) {
    setPlace(here);
    if (isOpen) setState('closed');
  }

  const warm = () => {
    load().catch(() => {});
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={translate({id: 'search.placeholder', message: 'Search docs'})}
        onClick={() => openOn.click && open()}
        onPointerEnter={warm}
        onPointerMove={({pointerType}) => {
          if (pointerType === 'touch' || moved.current) return;
          moved.current = true;
          sign('pointerEnters');
        }}
        onPointerLeave={() => {
          moved.current = false;
          if (!isOpen) sign('pointerLeaves');
        }}
        onFocus={({currentTarget}) => {
          warm();
          if (currentTarget.matches(':focus-visible')) sign('focusEnters');
        }}
        onBlur={({currentTarget}) => {
          // A button that is still the active element has lost the focus to another window, not to another element.
          if (!isOpen && document.activeElement !== currentTarget) sign('focusLeaves');
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
          <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </svg>
        <span>
          <Translate id="search.placeholder">Search docs</Translate>
        </span>
        <Shortcut />
      </button>
      {state === 'open' &&
        Modal &&
        createPortal(<Modal key={typed} initialText={typed} opener={button} onClose={close} />, document.body)}
      <Dialog open={state === 'failed'} onClose={close} labelledBy={errorTitle} className={styles.failure}>
        <h2 id={errorTitle}>
          <Translate id="search.error.title">Search results didn't load</Translate>
        </h2>
        <p>
          <Translate id="search.error.help">Check your network connection and try again.</Translate>
        </p>
        <Button onClick={() => open(typed)}>
          <Translate id="search.error.retry">Try again</Translate>
        </Button>
        <Button kind="secondary" onClick={close}>
          <Translate id="search.cancel">Cancel</Translate>
        </Button>
      </Dialog>
    </>
  );
}
