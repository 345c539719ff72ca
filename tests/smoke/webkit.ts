import {spawn} from 'node:child_process';
import net, {type AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {Builder, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {miniBrowserPath} from '../support/browsers';
import type {Browser, Point} from './browser';

/** Keys that are no characters, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts WebKitWebDriver on a screen that nobody sees, and waits until it answers. */
async function startDriver(): Promise<{url: string; stop: () => void}> {
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
  return {url, stop: () => pid !== undefined && process.kill(-pid)};
}

/** Starts WebKitGTK's small browser. It tells no console messages, so the recorder of the page does. */
export async function startWebkit(): Promise<Browser> {
  const {url, stop} = await startDriver();
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: miniBrowserPath(), args: ['--automation']},
  };
  return {
    async newTab(site) {
      const driver: WebDriver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
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
    close: async () => stop(),
  };
}
