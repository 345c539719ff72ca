import vm from 'node:vm';
import {beforeEach, expect, test} from 'vitest';
import {recordEarlyInput, type EarlyInput} from '@site/src/features/early-input/head';

class FakeElement {
  ariaExpanded: string | null = null;
  value = '';
  checked = false;
  /** @param kinds the simple selectors that match. */
  constructor(readonly kinds: readonly string[]) {}
  matches(selector: string): boolean {
    return selector.split(',').some((kind) => this.kinds.includes(kind));
  }
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : null;
  }
}

class FakeEvent {
  isTrusted = true;
  key = '';
  ctrlKey = false;
  metaKey = false;
  altKey = false;
  isComposing = false;
  prevented = false;
  stopped = false;
  constructor(
    readonly type: string,
    readonly target: FakeElement,
    more: Partial<FakeEvent> = {},
  ) {
    Object.assign(this, more);
  }
  preventDefault() {
    this.prevented = true;
  }
  stopImmediatePropagation() {
    this.stopped = true;
  }
}

const body = new FakeElement([]);
const link = new FakeElement(['a']);
const button = new FakeElement(['button', 'button:not([type=submit])']);
const submit = new FakeElement(['button']);
const category = new FakeElement(['a', '[role=button]']);
const list = Object.assign(new FakeElement(['button', 'button:not([type=submit])']), {ariaExpanded: 'false'});
const field = Object.assign(new FakeElement(['input']), {value: 'helm'});
const summary = new FakeElement(['summary']);

let listeners: Map<string, (event: FakeEvent) => void>;
let hasSearch: boolean;
let early: EarlyInput;

/** Runs the script as the head does, as text, where nothing else is. */
beforeEach(() => {
  listeners = new Map();
  hasSearch = true;
  const window: {earlyInput?: EarlyInput} & Record<string, unknown> = {
    addEventListener: (type: string, call: (event: FakeEvent) => void) => listeners.set(type, call),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  const document = {querySelector: () => (hasSearch ? button : null)};
  vm.runInNewContext(`(${String(recordEarlyInput)})()`, {window, document, Element: FakeElement});
  if (!window.earlyInput) throw new Error('The script has left nothing behind.');
  early = window.earlyInput;
});

function send(type: string, target: FakeElement, more?: Partial<FakeEvent>): FakeEvent {
  const event = new FakeEvent(type, target, more);
  listeners.get(type)?.(event);
  return event;
}

const recorded = () => early.records.map(({event}) => event);

test.each([
  ['a click on a button', 'click', button, {}, true],
  ['a click on a link that is a button', 'click', category, {}, true],
  ['a key on a button', 'keydown', button, {key: 'h'}, false],
  ['Enter on a button, which becomes a click', 'keydown', button, {key: 'Enter'}, false],
  ['an arrow key on a list', 'keydown', list, {key: 'ArrowDown'}, true],
  ['an arrow key on another button, which scrolls', 'keydown', button, {key: 'ArrowDown'}, false],
  ['Ctrl+K', 'keydown', body, {key: 'k', ctrlKey: true}, true],
  ['Cmd+K in a field', 'keydown', field, {key: 'K', metaKey: true}, true],
  ['the slash key', 'keydown', body, {key: '/'}, true],
] as const)('records %s', (_name, type, target, more, prevents) => {
  const event = send(type, target, more);
  expect(recorded()).toEqual([event]);
  expect(event).toMatchObject({stopped: true, prevented: prevents});
});

test.each([
  ['a click on a link', 'click', link, {}],
  ['a click on text', 'click', body, {}],
  ['a click on a summary', 'click', summary, {}],
  ['a click on the button of a form, which the browser sends', 'click', submit, {}],
  ['a click of a script', 'click', button, {isTrusted: false}],
  ['a key on the page', 'keydown', body, {key: 'k'}],
  ['a slash in a field', 'keydown', field, {key: '/'}],
  ['a key in a field', 'keydown', field, {key: 'h'}],
  ['Ctrl+C on a button', 'keydown', button, {key: 'c', ctrlKey: true}],
  ['a key of an input method', 'keydown', button, {key: 'h', isComposing: true}],
] as const)('leaves %s to the browser', (_name, type, target, more) => {
  expect(send(type, target, more)).toMatchObject({stopped: false, prevented: false});
  expect(recorded()).toEqual([]);
});

test('leaves the shortcuts of the search to the browser where there is no search', () => {
  hasSearch = false;
  expect(send('keydown', body, {key: '/'}).prevented).toBe(false);
  expect(recorded()).toEqual([]);
});

test('records what a field holds, which the browser changes at once, and keeps its clicks from React', () => {
  expect(send('click', field)).toMatchObject({stopped: true, prevented: false});
  const event = send('input', field);
  expect(event).toMatchObject({stopped: true, prevented: false});
  expect(early.records).toEqual([{event, path: [], value: 'helm', checked: false}]);
});

test('ends on release, and has an end by itself', () => {
  for (let press = 0; press < 200; press += 1) send('click', button);
  expect(early.records.length).toBeLessThan(100);
  early.release();
  expect(listeners.size).toBe(0);
});
