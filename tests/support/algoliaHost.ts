import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gunzipSync} from 'node:zlib';

/** One request as it came in. */
export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Parsed JSON, or undefined without a body. */
  body: unknown;
}

/** What a host answers: status and JSON, or a function that does as it likes with the connection. */
export type Reply = {status: number; json: unknown} | ((response: ServerResponse) => void);

export interface AlgoliaTestHost {
  host: {url: string; protocol: 'http'; port: number};
  /** Address with scheme and port. */
  origin: string;
  seen: SeenRequest[];
  /** What it answers from now on. */
  reply: (request: SeenRequest) => Reply;
  close: () => Promise<void>;
}

/** A server on this machine that stands for a host of the hosted search and notes what it is asked. */
export async function startAlgoliaHost(reply: (request: SeenRequest) => Reply): Promise<AlgoliaTestHost> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const raw = Buffer.concat(chunks);
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const {method = '', headers} = request;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const seen = {method, path: decodeURIComponent(pathname), query: searchParams, headers, body};
    started.seen.push(seen);
    const answer = started.reply(seen);
    if (typeof answer === 'function') return answer(response);
    response.writeHead(answer.status, {'content-type': 'application/json; charset=UTF-8'});
    response.end(JSON.stringify(answer.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const started: AlgoliaTestHost = {
    host: {url: '127.0.0.1', protocol: 'http', port},
    origin: `http://127.0.0.1:${port}`,
    seen: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}
