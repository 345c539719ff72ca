import {spawn} from 'node:child_process';
import {readdir, readFile} from 'node:fs/promises';

/** What a command cost, with all processes that it started. */
export interface Cost {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of the processors; less noisy than the clock where others use the machine too. */
  cpuSeconds: number;
  /** The most memory at one time, in bytes: resident sets summed up, as of Linux's /proc. */
  memory: number;
}

/** Often enough to see short peaks, seldom enough to cost nothing. */
const SAMPLE_MS = 500;
/** Ticks of the clock in /proc, per second: USER_HZ, which is 100 on all common architectures (man 7 time). */
const TICKS = 100;
const PAGE_BYTES = 4096;

interface ProcessState {
  parent: number;
  /** Own time and that of ended children, in ticks. */
  ticks: number;
  bytes: number;
}

/** Reads one line of `/proc/PID/stat`; see man 5 proc. */
export function parseStat(line: string): ProcessState {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return {parent: at(1), ticks: at(11) + at(12) + at(13) + at(14), bytes: at(21) * PAGE_BYTES};
}

/** States of a process and all below it. */
async function treeOf(root: number): Promise<ProcessState[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const states = new Map<number, ProcessState>();
  await Promise.all(
    names.map(async (name) => {
      const line = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
      if (line !== undefined) states.set(Number(name), parseStat(line));
    }),
  );
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = states.get(at)?.parent)
      if (at === root) return true;
    return false;
  };
  return [...states].filter(([pid]) => belongs(pid)).map(([, state]) => state);
}

/**
 * Runs a command and measures it.
 *
 * @throws Error with the end of the output when the command fails.
 */
export async function measured(
  command: string,
  args: readonly string[],
  options: {cwd: string; env?: Record<string, string>},
): Promise<Cost & {output: string}> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  let [memory, ticks] = [0, 0];
  const sample = async () => {
    const states = child.pid === undefined ? [] : await treeOf(child.pid);
    const sum = (value: (state: ProcessState) => number) => states.reduce((total, state) => total + value(state), 0);
    memory = Math.max(
      memory,
      sum(({bytes}) => bytes),
    );
    ticks = Math.max(
      ticks,
      sum((state) => state.ticks),
    );
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) {
    const end = output.trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${end}`);
  }
  return {seconds, cpuSeconds: ticks / TICKS, memory, output};
}
