/** What the notice says, in the language of the page. */
export interface RecoveryWords {
  /** Something is missing, and loading the page again did not bring it. */
  incomplete: string;
  /** The site cannot be reached. */
  offline: string;
  /** Name of the link that loads the page again. */
  reload: string;
}

/** What the rest of the site uses of the script in the head. */
export interface PageRecovery {
  /** The main script has come and runs. */
  arrive(): void;
  /** A file that the page needs is missing: loads the page again, at most once, or says what happened. */
  start(): void;
  /** The page is complete: the notice goes, and the next missing file may load the page again. */
  stop(): void;
}

declare global {
  interface Window {
    /** Missing where something has kept the inline script of the head from running. */
    recovery?: PageRecovery;
  }
}

/**
 * Keeps a page of use when files that it needs are missing, because a deploy has replaced them or the network has
 * failed. Runs as text in the head of every page, before all other scripts, which may be what is missing:
 * **it must not refer to anything outside of itself** and must not depend on storage, which readers may block.
 */
export function installRecovery(words: RecoveryWords): void {
  let notice: HTMLElement | undefined;
  let isUnstyled = false;
  let hasArrived = false;
  /** Number of the fault that counts: a newer one, or a page that is complete, ends what an older one has begun. */
  let fault = 0;

  const say = (text: string) => {
    if (!notice) {
      notice = document.createElement('p');
      notice.className = 'recovery';
      notice.setAttribute('role', 'status');
      // Far below a page without styles, nobody would find it.
      if (isUnstyled) notice.style.cssText = 'position:sticky;bottom:0;background:Canvas';
      document.body.append(notice);
    }
    const target = notice;
    const link = document.createElement('a');
    // The page itself without the fragment, which would only scroll.
    link.href = '';
    link.textContent = words.reload;
    // Screen readers tell changes of a status that they know already.
    setTimeout(() => target.replaceChildren(text, ' ', link));
  };

  const start = () => {
    // A page that is not hydrated must not keep clicks for itself.
    window.earlyInput?.release();
    fault += 1;
    const own = fault;
    const unlessOver = (action: () => void) => () => {
      if (own === fault) action();
    };
    const waitForNetwork = unlessOver(() => {
      say(words.offline);
      window.addEventListener('online', unlessOver(start), {once: true});
    });
    if (!navigator.onLine) return waitForNetwork();
    if (history.state?.reloaded) return say(words.incomplete);
    // A reload that the server does not answer would take away the page that can still be read.
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(({status}) => {
      if (own !== fault) return;
      // The mark outlives the reload where storage is blocked too. Where it cannot be kept, nothing is reloaded.
      if (status < 500) history.replaceState({...history.state, reloaded: true}, '');
      if (status < 500 && history.state?.reloaded) location.reload();
      else say(words.incomplete);
    }, waitForNetwork);
  };

  const stop = () => {
    if (isUnstyled) return;
    fault += 1;
    notice?.remove();
    notice = undefined;
    if (history.state?.reloaded) history.replaceState({...history.state, reloaded: undefined}, '');
  };

  const arrive = () => {
    hasArrived = true;
  };

  window.recovery = {arrive, start, stop};

  // Errors of elements do not bubble. Style sheets that come later belong to parts that watch over themselves.
  const onError = ({target}: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') isUnstyled = true;
  };
  window.addEventListener('error', onError, true);
  // Comes after the deferred scripts, whatever became of them.
  window.addEventListener('DOMContentLoaded', () => {
    window.removeEventListener('error', onError, true);
    if (isUnstyled || !hasArrived) start();
  });
  // The framework loads the scripts of the page's route before it takes over, and does not expect that to fail.
  window.addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    if (reason?.name === 'ChunkLoadError' && !('docusaurusRoot' in window)) start();
  });
}
