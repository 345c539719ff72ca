import {expect, test} from 'vitest';
import {formatRetired, isDay, parseRetired} from '@site/deploy/retired';

const parse = (text: string) => parseRetired(text, 'retired.json', '2026-11-20');

test('reads what was written, in a fixed order', () => {
  const retired = {'zh/assets/b.2.js': '2026-11-20', 'assets/a.1.js': '2026-10-01'};
  expect(parse(formatRetired(retired))).toEqual(retired);
  expect(formatRetired(retired)).toBe('{\n  "assets/a.1.js": "2026-10-01",\n  "zh/assets/b.2.js": "2026-11-20"\n}\n');
});

test.each([
  ['{"assets/a.js": ', 'retired.json is no JSON: '],
  ['["assets/a.js"]', 'retired.json must hold an object of paths and days, such as {'],
  ['null', 'retired.json must hold an object of paths and days'],
  ['{"index.html": "2026-10-01"}', 'retired.json: "index.html": is no asset with a hash in its name'],
  ['{"assets/a.js": 5}', 'retired.json: "assets/a.js": 5 must be a day, such as "2026-11-20".'],
  ['{"assets/a.js": "20261001"}', 'retired.json: "assets/a.js": "20261001" must be a day'],
  ['{"assets/a.js": "2026-02-30"}', 'retired.json: "assets/a.js": "2026-02-30" must be a day'],
  [
    '{"assets/a.js": "2026-11-21"}',
    'retired.json: "assets/a.js": "2026-11-21" is later than the day of the deployment, 2026-11-20.',
  ],
])('refuses %s with its file and field', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test('knows days of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2026-13-01', '2026-1-1', '', 20261120].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
