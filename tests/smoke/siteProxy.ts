import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {RECORDER_PATH, RECORDER_SCRIPT} from './recorder';

/** A server in front of the one that serves the site. */
export interface SiteProxy {
  /** Scheme, host and port. */
  origin: string;
  /** Time in ms by which scripts of the site arrive later from now on. */
  scriptDelay: number;
  close: () => Promise<void>;
}

/** HTML that loads the recorder before anything else. The policy of the site allows scripts of its own origin. */
const withRecorder = (html: string) => html.replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`);

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * Starts a proxy. It delays scripts where a browser offers no way to do so, and adds the recorder of complaints to
 * each page.
 *
 * @param port of the server behind it, on this machine.
 */
export async function startSiteProxy(port: number): Promise<SiteProxy> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === RECORDER_PATH) {
      response.writeHead(200, {'content-type': 'text/javascript'}).end(RECORDER_SCRIPT);
      return;
    }
    const isScript = path.startsWith('/assets/js/') || path.startsWith('/zh/assets/js/');
    if (isScript) await sleep(proxy.scriptDelay);
    const {'accept-encoding': _encoding, ...headers} = request.headers;
    const behind = http.request({host: '127.0.0.1', port, path, method: request.method, headers});
    behind.on('error', () => response.destroy());
    behind.on('response', async (reply) => {
      const {'content-length': _length, ...kept} = reply.headers;
      const isPage = reply.headers['content-type']?.startsWith('text/html') === true;
      // From the cache of the browser, scripts would never be late.
      if (isScript) reply.headers['cache-control'] = 'no-store';
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
    scriptDelay: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
