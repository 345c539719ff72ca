import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import type {BuiltConsole} from './build';
import {sampleApi} from '../sample';
import type {ConsoleVersion} from '../versions';

/** A console that runs. */
export interface RunningConsole {
  origin: string;
  /** Calls of the API that the sample data does not answer, since the last time that somebody asked. */
  unanswered: () => string[];
  stop: () => Promise<void>;
}

/** Header of responses that have no sample data. */
const UNANSWERED = 404;

/**
 * Serves the interface, the console's static files, and the sample API on 127.0.0.1.
 *
 * @param version the version that was built.
 * @param port TCP port; 0 takes a free one.
 */
export async function serveConsole(
  built: BuiltConsole,
  version: ConsoleVersion,
  port: number,
): Promise<RunningConsole> {
  const missing = new Set<string>();
  const app = new Hono({strict: false});
  app.route('/', sampleApi(version, JSON.parse(readFileSync(built.permissions, 'utf8'))));
  app.get(
    '/static/dists/*',
    serveStatic({root: built.dist, rewriteRequestPath: (path) => path.slice('/static/dists'.length)}),
  );
  app.get(
    '/static/www/*',
    serveStatic({root: built.www, rewriteRequestPath: (path) => path.slice('/static/www'.length)}),
  );
  app.get('/*', serveStatic({root: built.dist}));
  app.notFound((context) => {
    missing.add(`${context.req.method} ${context.req.path}`);
    return context.json(
      {code: UNANSWERED, msg: 'no sample', msg_show: 'no sample', data: {bean: {}, list: []}},
      UNANSWERED,
    );
  });
  const server = await new Promise<Server>((resolve) => {
    const started = serve({fetch: app.fetch, hostname: '127.0.0.1', port}, () => resolve(started as Server));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The console has no TCP port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    unanswered: () => {
      const found = [...missing];
      missing.clear();
      return found;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
