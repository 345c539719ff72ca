import {beforeEach, expect, test, vi} from 'vitest';
import type {EarlyInput, EarlyRecord} from '@site/src/features/early-input/head';
import {replay} from '@site/src/features/early-input/replay';

class FakeElement extends EventTarget {
  isConnected = true;
  tagName = 'BUTTON';
  textContent = '';
  children: FakeElement[] = [];
  focus = vi.fn();
  closest() {
    return this;
  }
}

/** The root of a page with one element in its body. */
function rootAround(element: FakeElement): FakeElement {
  const [root, body] = [new FakeElement(), new FakeElement()];
  root.children = [new FakeElement(), body];
  body.children = [element];
  return root;
}
/** From the element up. */
const PATH = [0, 1];

class FakeClick extends Event {
  constructor(
    type: string,
    readonly init: {detail?: number},
  ) {
    super(type, {cancelable: true});
  }
  get detail() {
    return this.init.detail;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  for (const name of ['HTMLInputElement', 'HTMLSelectElement']) vi.stubGlobal(name, class {});
  return () => vi.unstubAllGlobals();
});

/** An event as the script in the head leaves it behind: dispatched already. */
function recorded(type: string, target: FakeElement, detail = 1): EarlyRecord {
  const event = new FakeClick(type, {detail});
  Object.defineProperty(event, 'target', {value: target});
  return {event, path: PATH};
}

function setUp() {
  const log: string[] = [];
  const element = (name: string) => {
    const target = new FakeElement();
    for (const type of ['click', 'keydown']) target.addEventListener(type, () => log.push(`${type} ${name}`));
    return target;
  };
  const early = (...records: EarlyRecord[]): EarlyInput => ({records, release: () => log.push('release')});
  return {log, element, early};
}

test('replays events once and in order, also those that come meanwhile, and then ends the recording', async () => {
  const {log, element, early} = setUp();
  const [first, second] = [element('first'), element('second')];
  const input = early(recorded('click', first), recorded('click', first));
  const late = recorded('click', second);
  first.addEventListener('click', () => input.records.push(late), {once: true});
  await replay(input);
  expect(log).toEqual(['click first', 'click first', 'click second', 'release']);
  expect(input.records).toEqual([]);
});

test('lets React render after each event', async () => {
  const {log, element, early} = setUp();
  const button = element('button');
  button.addEventListener('click', () => queueMicrotask(() => log.push('render')));
  await replay(early(recorded('click', button), recorded('click', button)));
  expect(log).toEqual(['click button', 'render', 'click button', 'render', 'release']);
});

test('drops what happened to elements that hydration has removed', async () => {
  const {log, element, early} = setUp();
  const removed = element('removed');
  removed.isConnected = false;
  for (const other of [{tagName: 'A'}, {textContent: 'Other'}]) {
    vi.stubGlobal('document', {documentElement: rootAround(Object.assign(element('another'), other))});
    await replay(early(recorded('click', removed)));
  }
  vi.stubGlobal('document', {documentElement: new FakeElement()});
  await replay(early(recorded('click', removed)));
  expect(log).toEqual(['release', 'release', 'release']);
});

test('finds the element that hydration has put in place of another, and gives it the focus', async () => {
  const {log, element, early} = setUp();
  const [removed, twin] = [element('removed'), element('twin')];
  removed.isConnected = false;
  vi.stubGlobal('document', {documentElement: rootAround(twin), activeElement: null, body: null});
  await replay(early(recorded('click', removed)));
  expect(log).toEqual(['click twin', 'release']);
  expect(twin.focus).toHaveBeenCalled();
});

test('does not click where the key that made the click is handled by itself', async () => {
  const {log, element, early} = setUp();
  const [handles, lets] = [element('handles'), element('lets')];
  handles.addEventListener('keydown', (event) => event.preventDefault());
  await replay(
    early(
      recorded('keydown', handles),
      recorded('click', handles, 0),
      recorded('click', handles),
      recorded('keydown', lets),
      recorded('click', lets, 0),
    ),
  );
  expect(log).toEqual(['keydown handles', 'click handles', 'keydown lets', 'click lets', 'release']);
});
