/** Something that a visitor did before the page was hydrated. */
export interface EarlyRecord {
  /** The event of the browser: a click, a key, or the input of a field. */
  event: Event;
  /** Where its target is: index among the children of its parent, of that parent, and so on up to the root. */
  path: number[];
  /** What the field held after it. */
  value?: string;
  /** Whether the checkbox or radio button was checked after it. */
  checked?: boolean;
}

/** What the rest of the site uses of the script in the head. */
export interface EarlyInput {
  /** In the order of the events. New ones are added until `release`. */
  records: EarlyRecord[];
  /** Stops recording: from now on events reach the page as usual. */
  release(): void;
}

declare global {
  interface Window {
    /** Missing where something has kept the inline script of the head from running. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Records what visitors do with controls before the page is hydrated; `replay` does it again afterwards. Links and
 * forms are left to the browser, and fields change at once: of those, the new state is recorded. React does not see recorded
 * events, so that it does not handle them a first time while it hydrates.
 *
 * Runs as text in the head of every page: **it must not refer to anything outside of itself**.
 */
export function recordEarlyInput(): void {
  const records: EarlyRecord[] = [];
  const types = ['click', 'input', 'keydown'];
  const record = (event: Event) => {
    // Events of scripts are replayed ones.
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const {type, key, ctrlKey, metaKey, altKey, isComposing} = event as KeyboardEvent;
    const control = event.target.closest<HTMLInputElement>('a,button,[role=button],input,select,textarea,summary');
    const isField = control?.matches('input,select,textarea');
    const isButton = control?.matches('button:not([type=submit]),[role=button]');
    if (type === 'keydown') {
      const withModifier = ctrlKey || metaKey || altKey;
      const isShortcut =
        (/^k$/i.test(key) ? (ctrlKey || metaKey) && !altKey : key === '/' && !isField && !withModifier) &&
        document.querySelector('[aria-keyshortcuts]');
      if (isComposing || !(isShortcut || (isButton && !withModifier))) return;
      // Enter and the space bar are left to become clicks. Arrows would scroll the page.
      if (isShortcut || (/^Arrow/.test(key) && control?.ariaExpanded)) event.preventDefault();
    } else if (type === 'click' && isButton) event.preventDefault();
    else if (!isField) return;
    event.stopImmediatePropagation();
    if (type === 'click' && isField) return;
    const {value, checked} = control ?? {};
    const path = [];
    for (let {target} = event, parent; (parent = target.parentElement); target = parent)
      path.push([...parent.children].indexOf(target));
    // More than anybody does in earnest: a page that is never hydrated collects no more.
    if (records.length < 99) records.push({event, path, value, checked});
  };
  for (const type of types) window.addEventListener(type, record, true);
  window.earlyInput = {
    records,
    release: () => {
      for (const type of types) window.removeEventListener(type, record, true);
    },
  };
}
