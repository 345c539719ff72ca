import {spawn} from 'node:child_process';
import net, {type AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {Builder, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {miniBrowserPath} from '../support/browsers';
import type {Browser, Point, Size} from './browser';

/** Keys that are no characters, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** How long a driver may take to open a window, in ms. It takes half a second, and several on a busy machine. */
const OPENING_LIMIT = 10_000;

/** Drivers that are tried for one window. Now and then WebKitWebDriver never answers the request for one. */
const TRIES = 3;

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface RunningDriver {
  url: string;
  stop: (signal?: NodeJS.Signals) => void;
}

/** Starts WebKitWebDriver on a screen that nobody sees, and waits until it answers. */
async function startDriver(): Promise<RunningDriver> {
  const port = await freePort();
  // A group of its own, so that the screen, the driver and its browsers end together.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
  });
  const {pid} = child;
  const failed = new Promise<never>((_resolve, reject) => {
    child.on('error', (error) => reject(new Error(`xvfb-run did not start: ${error.message}`)));
    child.on('exit', (code) => reject(new Error(`WebKitWebDriver ended with ${code}`)));
  });
  failed.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    for (;;) {
      const status = await fetch(`${url}/status`).catch(() => undefined);
      if (status?.ok) return;
      await sleep(50);
    }
  };
  await Promise.race([failed, ready()]);
  return {url, stop: (signal) => pid !== undefined && process.kill(-pid, signal)};
}

/** Opens a window of WebKitGTK's small browser. */
async function openWindow({url}: RunningDriver, size: Size): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: miniBrowserPath(), args: ['--automation']},
  };
  const window = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await window.manage().window().setRect(size);
  return window;
}

/** Starts WebKitGTK's small browser. It tells no console messages, so the recorder of the page does. */
export async function startWebkit(): Promise<Browser> {
  let running = await startDriver();

  async function openWindowInTime(size: Size): Promise<WebDriver> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const opening = openWindow(running, size);
      // A driver that is stopped later ends the request with an error that nobody waits for.
      opening.catch(() => {});
      const opened = await Promise.race([opening, sleep(OPENING_LIMIT, undefined, {ref: false})]);
      if (opened) return opened;
      console.warn(`WebKitWebDriver opened no window within ${OPENING_LIMIT / 1000} s; starting another one`);
      running.stop('SIGKILL');
      running = await startDriver();
    }
    throw new Error(`${TRIES} drivers of WebKit opened no window within ${OPENING_LIMIT / 1000} s each`);
  }

  return {
    async newTab(site, size) {
      const driver = await openWindowInTime(size);
      const past: string[] = [];
      const recorded = async () => (await driver.executeScript<string[] | null>('return window.complaints')) ?? [];
      const pointer = ({x, y}: Point) =>
        driver.actions().move({x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0});
      return {
        async goto(path) {
          past.push(...(await recorded()));
          await driver.get(site.origin + path);
        },
        async begin(path) {
          past.push(...(await recorded()));
          await driver.executeScript('window.location.assign(arguments[0])', site.origin + path);
        },
        async resize({width, height}) {
          await driver.manage().window().setRect({width, height});
        },
        movePointer: (point) => pointer(point).perform(),
        clickAt: (point) => pointer(point).click().perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: async (keys) => {
          const parts = keys.split('+').map((key) => KEYS[key] ?? key);
          let actions = driver.actions();
          for (const key of parts) actions = actions.keyDown(key);
          for (const key of parts.reverse()) actions = actions.keyUp(key);
          await actions.perform();
        },
        evaluate: (body, argument) => driver.executeScript(`return (${body.toString()})(arguments[0])`, argument),
        complaints: async () => [...past, ...(await recorded())],
        close: () => driver.quit(),
      };
    },
    close: async () => running.stop(),
  };
}
