import {runProgram} from './programs';
import {unread, type Fault, type Reader} from './reader';

/** Reads the blocks, which NUL parts, and prints number of the block, line and message of each that is broken. */
const PROGRAM = `
import sys
for number, code in enumerate(sys.stdin.buffer.read().decode().split('\\0')):
    try:
        compile(code, 'block', 'exec', 0x400, True)
    except SyntaxError as error:
        print(number, error.lineno or 1, error.msg, sep='\\t')
`;

/** Python, read by Python's own parser; nothing is run. */
export const python: Reader = async (codes) => {
  const output = await runProgram('python3', ['-I', '-W', 'ignore', '-c', PROGRAM], {input: codes.join('\0')});
  if (!output) return unread(codes, 'python3 not found; install the Debian package python3-minimal');
  if (output.stderr !== '') throw new Error(`python3: ${output.stderr}`);
  const faults: Fault[][] = codes.map(() => []);
  for (const row of output.stdout.split('\n').filter(Boolean)) {
    const [number, line, message] = row.split('\t');
    faults[Number(number)]?.push({line: Number(line), message: `python: ${message ?? ''}`});
  }
  return {faults};
};
