/** Ways to open the search, each of which the configuration can switch off. */
export interface OpenOn {
  click: boolean;
  /** Ctrl/Cmd and K. */
  shortcut: boolean;
  /** The slash key, outside of fields. */
  slash: boolean;
  /** A character typed while the button has the focus. */
  typing: boolean;
  /** A pointer that rests on the button. */
  hover: boolean;
  /** Keyboard focus that rests on the button. */
  focus: boolean;
}

/** How long the pointer or the focus rests on the button before the search opens, in milliseconds (design, "Decided"). */
export const REST = {pointer: 300, focus: 600} as const;

/** What happens to the button. */
export type Sign = 'pointerEnters' | 'pointerLeaves' | 'focusEnters' | 'focusLeaves' | 'searchOpens' | 'searchCloses';

/** What follows: the state, and which wait begins or ends. */
export interface Step {
  /** The search was closed, and neither pointer nor focus has left the button since: it stays closed. */
  held: boolean;
  begin?: keyof typeof REST;
  end?: keyof typeof REST | 'both';
}

/** Opening by rest. Passing by opens nothing, and a reader who has closed the search is left in peace. */
export function rest(held: boolean, sign: Sign, openOn: Pick<OpenOn, 'hover' | 'focus'>): Step {
  switch (sign) {
    case 'pointerEnters':
      return held || !openOn.hover ? {held} : {held, begin: 'pointer'};
    case 'focusEnters':
      return held || !openOn.focus ? {held} : {held, begin: 'focus'};
    case 'pointerLeaves':
      return {held: false, end: 'pointer'};
    case 'focusLeaves':
      return {held: false, end: 'focus'};
    case 'searchOpens':
      return {held, end: 'both'};
    case 'searchCloses':
      return {held: true, end: 'both'};
  }
}

/** Of a keyboard event, what the choice needs. */
export interface Key {
  key: string;
  /** 229 while an input method is at work: Safari says so after the composition has ended. */
  keyCode: number;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface KeyContext {
  isOpen: boolean;
  /** The key goes to a field that takes text. */
  inField: boolean;
  /** The search button has the focus. */
  onButton: boolean;
  openOn: Pick<OpenOn, 'shortcut' | 'slash' | 'typing'>;
}

/** What a key does to the search: nothing, open it, close it, or open it with a first character. */
export type KeyAction = 'none' | 'open' | 'close' | {type: string};

/** Whether an input method is composing: then no key means what it says. */
export function isComposing({isComposing: composing, keyCode}: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === 229;
}

export function keyAction(event: Key, {isOpen, inField, onButton, openOn}: KeyContext): KeyAction {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (isComposing(event)) return 'none';
  if (key === 'Escape') return isOpen ? 'close' : 'none';
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
    if (isOpen) return 'close';
    return openOn.shortcut ? 'open' : 'none';
  }
  if (isOpen || inField || ctrlKey || metaKey || altKey) return 'none';
  if (key === '/') return openOn.slash ? 'open' : 'none';
  // A space presses the button; names of keys such as "Tab" are longer than a character.
  const isCharacter = [...key].length === 1 && key !== ' ';
  return onButton && openOn.typing && isCharacter ? {type: key} : 'none';
}
