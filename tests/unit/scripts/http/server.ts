import http, {type IncomingMessage, type RequestListener, type Server} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** A request as a test server saw it. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

async function listen(server: Server, scheme: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server for one test, and gives its origin. */
export function startServer(answer: RequestListener, seen: Seen[] = []): Promise<string> {
  const server = http.createServer((request, response) => {
    seen.push({method: request.method ?? '', path: request.url ?? '', headers: request.headers});
    answer(request, response);
  });
  return listen(server, 'http');
}

/** Starts a server with TLS for one test, and gives its origin. */
export function startTlsServer(certificate: {key: string; cert: string}): Promise<string> {
  return listen(
    https.createServer(certificate, (_request, response) => void response.end('hello')),
    'https',
  );
}
