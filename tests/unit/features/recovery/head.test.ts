import vm from 'node:vm';
import {beforeEach, expect, test} from 'vitest';
import {installRecovery, type PageRecovery} from '@site/src/features/recovery/head';

const WORDS = {incomplete: 'Parts are missing.', offline: 'You are offline.', reload: 'Reload'};
const ADDRESS = 'https://www.example.com/docs?q=1#top';

class FakeElement {
  className = '';
  href: string | undefined;
  textContent = '';
  readonly attributes: Record<string, string> = {};
  readonly style = {cssText: ''};
  children: (FakeElement | string)[] = [];
  constructor(
    readonly tag: string,
    private readonly page?: FakePage,
  ) {}
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  replaceChildren(...children: (FakeElement | string)[]) {
    this.children = children;
  }
  remove() {
    this.page?.body.splice(this.page.body.indexOf(this), 1);
  }
}

class FakeLink {
  constructor(readonly rel: string) {}
}

/** As much of a browser as the script needs, in a context of its own: what the script must bring along is not there. */
class FakePage {
  readonly body: FakeElement[] = [];
  /** Addresses that were asked for, with their method. */
  readonly asked: string[] = [];
  reloads = 0;
  isOnline = true;
  keepsState = true;
  answer: () => Promise<{status: number}> = async () => ({status: 200});
  state: Record<string, unknown> | null = null;
  readonly globals: Record<string, unknown>;
  private readonly listeners: {type: string; call: (event: object) => void; once: boolean}[] = [];

  constructor() {
    const window: Record<string, unknown> = {
      addEventListener: (type: string, call: (event: object) => void, options?: {once?: boolean}) =>
        this.listeners.push({type, call, once: Boolean(options?.once)}),
      removeEventListener: (type: string, call: unknown) => {
        const index = this.listeners.findIndex((listener) => listener.type === type && listener.call === call);
        if (index >= 0) this.listeners.splice(index, 1);
      },
    };
    this.globals = {
      window,
      HTMLLinkElement: FakeLink,
      navigator: Object.defineProperty({}, 'onLine', {get: () => this.isOnline}),
      history: Object.defineProperty(
        {
          // As the browser does, which keeps a copy of what can be cloned.
          replaceState: (state: Record<string, unknown>) => {
            if (this.keepsState) this.state = JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
          },
        },
        'state',
        {get: () => this.state},
      ),
      location: {href: ADDRESS, reload: () => (this.reloads += 1)},
      fetch: (address: string, {method}: {method: string}) => {
        this.asked.push(`${method} ${address}`);
        return this.answer();
      },
      setTimeout: (call: () => void) => call(),
      document: {
        createElement: (tag: string) => new FakeElement(tag, this),
        body: {
          append: (element: FakeElement) => this.body.push(element),
        },
      },
    };
    const context = vm.createContext(this.globals);
    vm.runInContext(`(${String(installRecovery)})(${JSON.stringify(WORDS)})`, context);
  }

  get recovery() {
    return (this.globals.window as {recovery: PageRecovery}).recovery;
  }

  /** What the page says, with the role of its element. */
  get notices() {
    return this.body.map(({attributes, children}) => {
      const texts = children.map((child) => (typeof child === 'string' ? child : `[${child.textContent}]`));
      return `${attributes.role}: ${texts.join('')}`;
    });
  }

  /** Sends an event to the window and waits until all that it sets off has happened. */
  async send(type: string, event: object = {}) {
    for (const listener of this.listeners.filter((candidate) => candidate.type === type)) {
      if (listener.once) this.listeners.splice(this.listeners.indexOf(listener), 1);
      listener.call(event);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Leaves behind what the main script does. */
  async runMain() {
    this.recovery.arrive();
    await this.send('DOMContentLoaded');
  }
}

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});

test('leaves a page alone that has all that it needs', async () => {
  await page.runMain();
  page.recovery.stop();
  expect(page.asked).toEqual([]);
  expect(page.notices).toEqual([]);
  expect(page.state).toBeNull();
});

test('loads the page again when the main script has not run, and keeps what the router has stored', async () => {
  page.state = {key: 'abc'};
  await page.send('DOMContentLoaded');
  expect(page.asked).toEqual([`HEAD ${ADDRESS}`]);
  expect(page.reloads).toBe(1);
  expect(page.state).toEqual({key: 'abc', reloaded: true});
  expect(page.notices).toEqual([]);
});

test('says so when that did not help, with a link that loads the page', async () => {
  page.state = {reloaded: true};
  await page.send('DOMContentLoaded');
  expect(page.reloads).toBe(0);
  expect(page.asked).toEqual([]);
  expect(page.notices).toEqual(['status: Parts are missing. [Reload]']);
  expect(page.body[0]?.children.at(-1)).toMatchObject({tag: 'a', href: ''});
});

test('does not reload where the browser does not keep the mark', async () => {
  page.keepsState = false;
  await page.send('DOMContentLoaded');
  expect(page.reloads).toBe(0);
  expect(page.notices).toEqual(['status: Parts are missing. [Reload]']);
});

test('may reload again once the page has been complete', async () => {
  page.state = {key: 'abc', reloaded: true};
  await page.runMain();
  page.recovery.stop();
  expect(page.state).toEqual({key: 'abc'});
});

test('says that the reader is offline, and goes on when that is over', async () => {
  page.isOnline = false;
  await page.send('DOMContentLoaded');
  expect(page.asked).toEqual([]);
  expect(page.notices).toEqual(['status: You are offline. [Reload]']);
  page.isOnline = true;
  await page.send('online');
  expect(page.reloads).toBe(1);
});

test('does not go on when the page is complete meanwhile', async () => {
  page.isOnline = false;
  page.recovery.start();
  page.recovery.stop();
  expect(page.notices).toEqual([]);
  page.isOnline = true;
  await page.send('online');
  expect(page.asked).toEqual([]);
});

test('keeps the page when the server does not answer', async () => {
  page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await page.send('DOMContentLoaded');
  expect(page.reloads).toBe(0);
  expect(page.state).toBeNull();
  expect(page.notices).toEqual(['status: You are offline. [Reload]']);
});

test('keeps the page when the server is in trouble', async () => {
  page.answer = async () => ({status: 502});
  await page.send('DOMContentLoaded');
  expect(page.reloads).toBe(0);
  expect(page.notices).toEqual(['status: Parts are missing. [Reload]']);
});

test('loads a page that is not there any more: the server says so', async () => {
  page.answer = async () => ({status: 404});
  await page.send('DOMContentLoaded');
  expect(page.reloads).toBe(1);
});

test('an answer that comes when the reader has gone on changes nothing', async () => {
  let answer = (_: {status: number}) => {};
  page.answer = () => new Promise((resolve) => (answer = resolve));
  page.recovery.start();
  page.recovery.stop();
  answer({status: 200});
  await page.send('nothing');
  expect(page.reloads).toBe(0);
  expect(page.notices).toEqual([]);
});

test('several faults of one page load it once and say one thing', async () => {
  page.recovery.start();
  page.recovery.start();
  await page.send('nothing');
  expect(page.reloads).toBe(1);
  page.recovery.start();
  page.recovery.start();
  expect(page.notices).toHaveLength(1);
});

test('a script of the route that is missing counts until the framework has taken over', async () => {
  await page.runMain();
  await page.send('unhandledrejection', {reason: new Error('of an extension')});
  await page.send('unhandledrejection', {reason: undefined});
  expect(page.reloads).toBe(0);
  const missing = {reason: Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'})};
  await page.send('unhandledrejection', missing);
  expect(page.reloads).toBe(1);

  Object.assign(page.globals.window as object, {docusaurusRoot: {}});
  await page.send('unhandledrejection', missing);
  expect(page.reloads).toBe(1);
});

test('a missing style sheet counts, and is told in sight all the same', async () => {
  page.state = {reloaded: true};
  await page.send('error', {target: new FakeLink('prefetch')});
  await page.send('error', {target: new FakeLink('stylesheet')});
  await page.runMain();
  expect(page.notices).toEqual(['status: Parts are missing. [Reload]']);
  expect(page.body[0]?.style.cssText).toContain('sticky');
  // The scripts are alive, but the page is still without its styles.
  page.recovery.stop();
  expect(page.notices).toHaveLength(1);
  expect(page.state).toEqual({reloaded: true});
});

test('style sheets that come after the page do not count', async () => {
  await page.runMain();
  await page.send('error', {target: new FakeLink('stylesheet')});
  page.recovery.start();
  await page.send('nothing');
  page.recovery.stop();
  expect(page.state).toEqual({});
});
