import {expect, test} from 'vitest';
import {evaluationFor} from '@site/src/features/code/evaluation';

test('code runs where the policy allows it, however the reader came', () => {
  expect(evaluationFor(true, '/docs/example', '/docs/example')).toBe('allowed');
  expect(evaluationFor(true, '/', '/docs/example')).toBe('allowed');
});

test('a reader who came from another page gets the policy of this one by a reload', () => {
  expect(evaluationFor(false, '/docs', '/docs/example')).toBe('after-reload');
});

test('a host that forbids evaluation is not asked again', () => {
  expect(evaluationFor(false, '/docs/example', '/docs/example')).toBe('forbidden');
});
