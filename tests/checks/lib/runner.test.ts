import {expect, test} from 'vitest';
import type {Check, Report} from '../check';
import {formatReport, runChecks, selectChecks, selectWork} from './runner';

function check(name: string, reads: Check['reads'], report: Report | Error = {problems: [], looked: 1234}): Check {
  return {
    name,
    reads,
    purpose: `purpose of ${name}`,
    run: () => (report instanceof Error ? Promise.reject(report) : Promise.resolve(report)),
  };
}
const all = [check('structure', 'sources'), check('links', 'build')];
const names = (checks: Check[]) => checks.map(({name}) => name);

test('selects by name and by what a check reads', () => {
  expect(names(selectChecks([], all))).toEqual(['structure', 'links']);
  expect(names(selectChecks(['--build'], all))).toEqual(['links']);
  expect(names(selectChecks(['structure'], all))).toEqual(['structure']);
  expect(names(selectChecks(['--sources', 'structure', 'links'], all))).toEqual(['structure']);
});

test('leaves out what runs on demand unless it is named', () => {
  const checks = [...all, {...check('reproducible', 'build'), onDemand: true as const}];
  expect(names(selectChecks([], checks))).toEqual(['structure', 'links']);
  expect(names(selectChecks(['--build'], checks))).toEqual(['links']);
  expect(names(selectChecks(['reproducible'], checks))).toEqual(['reproducible']);
});

test('lists the names when one is unknown', () => {
  expect(() => selectChecks(['structur'], all)).toThrow(/No such check: structur\.[\s\S]*structure[\s\S]*links/);
  expect(() => selectChecks(['--all'], all)).toThrow('No such check: --all.');
});

test('formats problems as places and sums up', () => {
  expect(formatReport('links', {problems: [], looked: 1234, notes: ['worst: x']})).toEqual({
    ok: true,
    lines: ['note links: worst: x', 'ok  links (1,234 looked at)'],
  });
  const problems = [
    {file: 'a.md', line: 3, message: 'wrong'},
    {file: 'b.md', message: 'missing'},
  ];
  expect(formatReport('links', {problems, looked: 2})).toEqual({
    ok: false,
    lines: ['a.md:3: wrong', 'b.md: missing', 'FAIL links: 2 problems'],
  });
});

test('tells what could not be judged', () => {
  expect(formatReport('audit', {problems: [], looked: 1, unjudged: ['nobody answers']})).toEqual({
    ok: true,
    lines: ['open audit: nobody answers', 'ok  audit (1 looked at)'],
  });
});

test('takes a run that looked at nothing for a failure', () => {
  expect(formatReport('links', {problems: [], looked: 0}).lines).toEqual(['FAIL links: there was nothing to look at']);
});

test('goes on after a check that breaks, and counts it as failed', async () => {
  const lines: string[] = [];
  const passed = await runChecks(
    [check('structure', 'sources', new Error('oh')), check('links', 'build')],
    '.',
    (line) => lines.push(line),
  );
  expect(passed).toBe(false);
  expect(lines[0]).toContain('tests/checks/structure.ts: broke: Error: oh');
  expect(lines.slice(1)).toEqual(['FAIL structure: 1 problem', 'ok  links (1,234 looked at)', '1 passed, 1 failed']);
});

test('takes files for checks that can look at single ones', () => {
  const some = [...all, {...check('language', 'sources'), takesFiles: true as const}];
  const {checks, only} = selectWork(['language', './docs/a.md'], some);
  expect(names(checks)).toEqual(['language']);
  expect(only).toEqual(new Set(['docs/a.md']));
  expect(selectWork(['language'], some).only).toBeUndefined();
  expect(() => selectWork(['structure', 'docs/a.md'], some)).toThrow(
    'Single files go with these checks alone: language. Leave out structure.',
  );
});

test('hands the files to the checks', async () => {
  const seen: unknown[] = [];
  const spy: Check = {
    ...check('language', 'sources'),
    run: (root, only) => {
      seen.push(root, only);
      return Promise.resolve({problems: [], looked: 1});
    },
  };
  await runChecks([spy], '.', () => undefined, new Set(['docs/a.md']));
  expect(seen).toEqual(['.', new Set(['docs/a.md'])]);
});
