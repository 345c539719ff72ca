import {expect, test} from 'vitest';
import {measured, parseStat} from '@site/tests/bench/lib/measured';
import {stagesOf} from '@site/tests/bench/lib/stages';

test('a line of /proc is read although the name of the program has blanks and brackets', () => {
  const line = '42 (a (b) c) S 7 42 42 0 -1 4194304 1 0 0 0 100 20 3 4 20 0 11 0 5000 99999 250 18446744073709551615';
  expect(parseStat(line)).toEqual({parent: 7, ticks: 127, bytes: 250 * 4096});
});

test('a command that fails shows the end of its output', async () => {
  const script = 'console.log("what went wrong"); process.exit(3)';
  await expect(measured(process.execPath, ['-e', script], {cwd: process.cwd()})).rejects.toThrow(
    /ended with 3:\nwhat went wrong/,
  );
});

test('the stages of each language are read from the performance log, without their parts', () => {
  const output = [
    '[PERF] Build > en > Load site > Load plugins - 2.40 seconds! - (Heap 112mb -> 166mb / Total 201mb)',
    '[PERF] Build > en > Load site - 2.64 seconds! - (Heap 108mb -> 162mb / Total 201mb)',
    '[PERF] Build > zh > Broken links checker - 41.83 ms - (Heap 376mb -> 378mb / Total 471mb)',
    '[PERF] Build > en - 31.37 seconds! - (Heap 108mb -> 269mb / Total 335mb)',
  ].join('\n');
  expect(stagesOf(output)).toEqual([
    {name: 'en > Load site', seconds: 2.64},
    {name: 'zh > Broken links checker', seconds: 0.04183},
  ]);
});
