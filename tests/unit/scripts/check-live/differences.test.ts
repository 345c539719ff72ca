import {expect, test} from 'vitest';
import {formatDifferences, type Difference} from '@site/scripts/check-live/differences';

const DIFFERENCES: Difference[] = [
  {group: 'redirects', message: 'loses the query', address: '/old', detail: 'to /new'},
  ...Array.from({length: 7}, (_, index): Difference => ({
    group: 'missing',
    message: 'answers 404',
    address: `/${index}`,
  })),
  {group: 'missing', message: 'answers 403', address: '/private'},
];

test('groups differences, and shows the first addresses of each', () => {
  expect(formatDifferences(DIFFERENCES)).toEqual([
    '',
    'Files of the build that the site does not have (8)',
    '  answers 404',
    ...['/0', '/1', '/2', '/3', '/4'].map((address) => `    ${address}`),
    '    and 2 more; --all prints them',
    '  answers 403',
    '    /private',
    '',
    'Redirects (1)',
    '  loses the query',
    '    /old (to /new)',
  ]);
});

test('shows every address on request, and nothing when there is nothing', () => {
  expect(formatDifferences(DIFFERENCES, true)).toContain('    /6');
  expect(formatDifferences([])).toEqual([]);
});
