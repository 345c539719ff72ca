/** Length of the paths in bytes: nginx takes lines of requests up to 8 KB (`large_client_header_buffers`). */
const LENGTH = 7800;

/** What a server without rules would spend its time on as well. */
export const PLAIN_LONG_PATH = `/${'a'.repeat(LENGTH - 1)}`;

/** How many times longer than the plain path a path may take, and what the clock may be off by, in milliseconds. */
const FACTOR = 3;
const TOLERANCE = 0.5;

const filled = (part: string, end: string) => part.repeat(Math.floor((LENGTH - end.length) / part.length)) + end;

/** Paths as long as the plain one that make careless regular expressions try again at each position. */
export const LONG_PATHS: readonly string[] = [
  filled('/index', ''),
  filled('/index', '/x'),
  filled('/index', '/'),
  filled('/index', '.html/x'),
  filled('/index.html', '/x'),
  filled('.html', 'x').replace(/^./, '/'),
  filled('/en', ''),
  filled('/en', '/x'),
  filled('/en', '/x/'),
  filled('/en', '/%0a'),
  filled('/en', '/%0a/'),
  filled('/en', filled('/index', '/%0a').slice(-LENGTH / 2)),
  filled('/en/index', '/x'),
  filled('/en/zh', '/x'),
  filled('/zh', '/x'),
  filled('/zh/index', '/%0a'),
  filled('/', 'x'),
  filled('/%5c', 'x'),
  filled('/x', '/'),
];

/** Sends a path and gives the milliseconds until its response is there. */
export type TimedAsk = (path: string) => Promise<number>;

/** How often a path is compared before it counts as slow. */
const LOOKS = 5;

/**
 * Times each long path against the plain one and tells which take too long. The fastest of several requests counts,
 * and a path that seems slow is compared again, as a busy machine only ever makes one slower.
 *
 * @param rounds requests for each path.
 */
export async function slowPaths(ask: TimedAsk, rounds: number): Promise<string[]> {
  const fastest = async (path: string) => {
    let best = Infinity;
    for (let round = 0; round < rounds; round += 1) best = Math.min(best, await ask(path));
    return best;
  };
  const slow: string[] = [];
  let plain = await fastest(PLAIN_LONG_PATH);
  for (const path of LONG_PATHS) {
    let time = await fastest(path);
    for (let look = 1; look < LOOKS && time > plain * FACTOR + TOLERANCE; look += 1) {
      plain = await fastest(PLAIN_LONG_PATH);
      time = await fastest(path);
    }
    if (time <= plain * FACTOR + TOLERANCE) continue;
    slow.push(
      `${path.slice(0, 24)}…${path.slice(-12)} takes ${time.toFixed(2)} ms, a plain path of that length ${plain.toFixed(2)} ms`,
    );
  }
  return slow;
}
