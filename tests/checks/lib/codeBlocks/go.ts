import {runProgram, withFiles} from './programs';
import {unread, type Fault, type Reader} from './reader';

/** Go, read by gofmt. */
export const go: Reader = (codes) => {
  // Declarations without a package are read as if they were in one; their lines stay the same.
  const whole = codes.map((code) => (/^\s*package\s/m.test(code) ? code : `package p; ${code}`));
  const files = Object.fromEntries(whole.map((code, index) => [`${index}.go`, code]));
  return withFiles(files, async (cwd) => {
    const output = await runProgram('gofmt', ['-e', '-l', ...Object.keys(files)], {cwd});
    if (!output) return unread(codes, 'gofmt not found; install the Debian package golang-go');
    const faults: Fault[][] = codes.map(() => []);
    for (const [, file, line, message] of output.stderr.matchAll(/^(\d+)\.go:(\d+):\d+: (.*)$/gm)) {
      const found = faults[Number(file)];
      // One mistake makes gofmt stumble several times; what comes after the first message of a line says nothing new.
      if (found?.every((fault) => fault.line !== Number(line)))
        found.push({line: Number(line), message: `gofmt: ${message ?? ''}`});
    }
    return {faults};
  });
};
