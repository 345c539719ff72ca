import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a run of wrk measured. */
export interface LoadResult {
  /** Responses per second. */
  rate: number;
  /** Time within which 99 of 100 responses came, in milliseconds. */
  p99: number;
  /** Responses that were no success, and connections that failed. */
  errors: number;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000};

/** Reads what `wrk --latency` prints. */
export function readWrk(output: string): LoadResult {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const slowest = /^\s+99%\s+([\d.]+)(us|ms|s)\s*$/m.exec(output);
  if (rate === undefined || !slowest) throw new Error(`wrk printed no figures:\n${output}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const broken = [...(/Socket errors: (.*)/.exec(output)?.[1] ?? '').matchAll(/\d+/g)].map(([number]) =>
    Number(number),
  );
  return {
    rate: Number(rate),
    p99: Number(slowest[1]) * (UNITS[slowest[2] ?? 'ms'] ?? 1),
    errors: broken.reduce((sum, number) => sum + number, refused),
  };
}

/**
 * Loads a server with GET requests that go round a list of paths.
 *
 * @param seconds how long.
 * @param folder where the script for wrk is written.
 * @throws Error when wrk is missing, with what to install.
 */
export function load(port: number, paths: readonly string[], seconds: number, folder: string): LoadResult {
  const script = path.join(folder, 'paths.lua');
  writeFileSync(
    script,
    `local requests = {}
local turn = 0
init = function()
  for _, path in ipairs({${paths.map((value) => JSON.stringify(value)).join(', ')}}) do
    table.insert(requests, wrk.format("GET", path, {["Accept-Encoding"] = "gzip, br"}))
  end
end
request = function()
  turn = turn % #requests + 1
  return requests[turn]
end
`,
  );
  const address = `http://127.0.0.1:${port}/`;
  const args = [
    '--threads',
    '1',
    '--connections',
    '32',
    '--duration',
    `${seconds}s`,
    '--latency',
    '-s',
    script,
    address,
  ];
  const {stdout, error} = spawnSync('wrk', args, {encoding: 'utf8'});
  if (error) throw new Error(`wrk cannot be run: ${error.message}. Install it (Debian: apt-get install wrk).`);
  return readWrk(stdout);
}
