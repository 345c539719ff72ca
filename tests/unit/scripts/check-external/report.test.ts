import {expect, test} from 'vitest';
import type {Exception} from '@site/scripts/check-external/exceptions';
import type {Outcome} from '@site/scripts/check-external/judge';
import {reportLinks} from '@site/scripts/check-external/report';

const outcomes = new Map<string, Outcome>([
  ['https://a.org/', {verdict: 'alive'}],
  ['https://d.org/', {verdict: 'dead', reason: 'answers 404'}],
  ['https://c.org/', {verdict: 'dead', reason: 'answers 410'}],
  ['https://m.org/', {verdict: 'moved', to: 'https://n.org/'}],
  ['http://i.org/', {verdict: 'insecure', to: 'https://i.org/'}],
  ['https://u.org/', {verdict: 'unknown', reason: 'refuses programs (999)'}],
]);
const links = new Map([...outcomes.keys()].map((address) => [address, ['/docs/a', '/zh/docs/a']]));
links.set('https://m.org/', ['/1', '/2', '/3', '/4', '/5']);

const exception = (address: string, verdict: Exception['verdict']): Exception => ({
  address,
  verdict,
  reason: 'The page is named in a quotation of that year.',
});

test('tells each kind with its pages', () => {
  expect(reportLinks(links, outcomes, [])).toEqual({
    problems: 4,
    lines: [
      'Dead (2)',
      '  https://c.org/ answers 410',
      '    on /docs/a, /zh/docs/a',
      '  https://d.org/ answers 404',
      '    on /docs/a, /zh/docs/a',
      '',
      'Moved for good; link to the new address (1)',
      '  https://m.org/ -> https://n.org/',
      '    on /1, /2, /3 and 2 more',
      '',
      'Insecure; https answers too (1)',
      '  http://i.org/ -> https://i.org/',
      '    on /docs/a, /zh/docs/a',
      '',
      'Not judged, because the host does not tell programs; look at them now and then (1)',
      '  https://u.org/ refuses programs (999)',
      '    on /docs/a, /zh/docs/a',
      '',
      '6 links: 1 in order, 4 problems, 0 exceptions.',
    ],
  });
});

test('exceptions are borne while they are needed', () => {
  const needed = [
    exception('https://c.org/', 'dead'),
    exception('https://d.org/', 'dead'),
    exception('https://m.org/*', 'moved'),
    exception('http://i.org/', 'insecure'),
    // Nobody can tell whether it is needed.
    exception('https://u.org/', 'dead'),
  ];
  const borne = reportLinks(links, outcomes, needed);
  expect(borne.problems).toBe(0);
  expect(borne.lines.at(-1)).toBe('6 links: 1 in order, 0 problems, 4 exceptions.');
  const idle = [exception('https://a.org/', 'dead'), exception('https://nowhere.org/', 'moved')];
  const {problems, lines} = reportLinks(links, outcomes, [...needed, ...idle]);
  expect(problems).toBe(2);
  expect(lines).toContain('  https://a.org/ (dead)');
  expect(lines).toContain('  https://nowhere.org/ (moved)');
});
