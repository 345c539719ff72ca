import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {RECORDER_PATH, RECORDER_SCRIPT} from './recorder';

/** What goes wrong with a response: the file is missing, ends in the middle, or the connection breaks off. */
export type Fault = 'missing' | 'cut' | 'lost';

/** A server in front of the one that serves the site. */
export interface SiteProxy {
  /** Scheme, host and port. */
  origin: string;
  /** When set, scripts that the main script requests arrive only after it has resolved. */
  chunksHeld?: Promise<void>;
  /** The fault of the response to a path from now on. */
  faultOf: (path: string) => Fault | undefined;
  /** Whether pages find a storage that throws, as with blocked cookies. */
  hasBrokenStorage: boolean;
  close: () => Promise<void>;
}

/** Scripts that the HTML of every page names. */
const IN_HTML = /\/(?:runtime~)?main\.[^/]*$/;

/** Runs in the page, as text. */
function breakStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/**
 * Scripts held back at the same time. A browser opens six connections to a host, and needs a free one to follow a link.
 * A page does not hydrate before it has all of its scripts.
 */
const MOST_HELD = 4;

/**
 * Holds back scripts that the main script of the next pages requests, so that these do not hydrate. Not the main script
 * itself: WebKit runs nothing for the driver before it has the scripts that the HTML names.
 *
 * @returns a function that lets everything through from then on.
 */
export function holdChunks(proxy: SiteProxy): () => void {
  let release = () => {};
  proxy.chunksHeld = new Promise((resolve) => (release = resolve));
  return release;
}

/** HTML that loads the recorder before anything else. The policy of the site allows scripts of its own origin. */
const withRecorder = (html: string) => html.replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`);

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * Starts a proxy. It holds scripts back where a browser offers no way to do so, and adds the recorder of complaints to
 * each page.
 *
 * @param port of the server behind it, on this machine.
 */
export async function startSiteProxy(port: number): Promise<SiteProxy> {
  const held = new Set<ServerResponse>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === RECORDER_PATH) {
      response
        .writeHead(200, {'content-type': 'text/javascript'})
        .end(proxy.hasBrokenStorage ? `${RECORDER_SCRIPT};(${breakStorage.toString()})()` : RECORDER_SCRIPT);
      return;
    }
    const fault = proxy.faultOf(path);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    if (fault === 'missing') {
      response.writeHead(404, {'cache-control': 'no-store'}).end();
      return;
    }
    const isScript = path.startsWith('/assets/js/') || path.startsWith('/zh/assets/js/');
    if (isScript && !IN_HTML.test(path) && held.size < MOST_HELD) {
      held.add(response);
      response.on('close', () => held.delete(response));
      await proxy.chunksHeld;
      held.delete(response);
    }
    const {'accept-encoding': _encoding, ...headers} = request.headers;
    const behind = http.request({host: '127.0.0.1', port, path, method: request.method, headers});
    behind.on('error', () => response.destroy());
    behind.on('response', async (reply) => {
      const {'content-length': _length, ...kept} = reply.headers;
      const isPage = reply.headers['content-type']?.startsWith('text/html') === true;
      // What the page before still requests must not count: its scripts would be held instead of this page's.
      if (isPage) held.clear();
      // From the cache of the browser, scripts would never be late.
      if (isScript) reply.headers['cache-control'] = 'no-store';
      if (fault === 'cut') {
        const code = await textOf(reply);
        response.writeHead(200, {'content-type': reply.headers['content-type'], 'cache-control': 'no-store'});
        response.end(code.slice(0, code.length / 2));
        return;
      }
      response.writeHead(reply.statusCode ?? 502, isPage ? kept : reply.headers);
      if (isPage) response.end(withRecorder(await textOf(reply)));
      else reply.pipe(response);
    });
    request.pipe(behind);
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: SiteProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faultOf: () => undefined,
    hasBrokenStorage: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
