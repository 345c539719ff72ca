import {runProgram, withFiles} from './programs';
import {unread, type Fault, type Reader} from './reader';

/** Go, read by gofmt, where Go is installed. */
export const go: Reader = (codes) => {
  // Declarations without a package are read as if they stood in one; the lines stay where they are.
  const whole = codes.map((code) => (/^\s*package\s/m.test(code) ? code : `package p; ${code}`));
  const files = Object.fromEntries(whole.map((code, index) => [`${index}.go`, code]));
  return withFiles(files, async (cwd) => {
    const output = await runProgram('gofmt', ['-e', '-l', ...Object.keys(files)], {cwd});
    if (!output) return unread(codes, 'gofmt not found, so blocks of Go were not read; install Go');
    const faults: Fault[][] = codes.map(() => []);
    for (const [, file, line, message] of output.stderr.matchAll(/^(\d+)\.go:(\d+):\d+: (.*)$/gm))
      faults[Number(file)]?.push({line: Number(line), message: `gofmt: ${message ?? ''}`});
    return {faults};
  });
};
