import path from 'node:path';
import {startNginx} from './startNginx';

/**
 * Serves build/ with the configuration that operators get, in the foreground: `tsx tests/support/nginx.ts PORT`. With
 * `hostile` after the port, the rules are served beside other sites.
 */
async function main(): Promise<void> {
  const port = Number(process.argv[2]);
  if (!Number.isInteger(port) || port <= 0) {
    throw new Error(`usage: tsx tests/support/nginx.ts PORT [hostile], got "${process.argv[2]}"`);
  }
  const server = await startNginx({root: path.resolve('build'), port, hostile: process.argv[3] === 'hostile'});
  server.onExit((code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, server.stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
