import {expect, test} from 'vitest';
import {withCounterparts, type Version} from '@site/src/plugins/docs/counterparts';

const doc = (id: string, base: string) => ({id, path: `${base}/${id}`, sidebar: 'docs'});
const VERSIONS: Version[] = [
  {name: 'current', isLast: true, docs: [doc('ports', '/docs'), doc('faq', '/docs')]},
  {
    name: '5.17',
    isLast: false,
    docs: [doc('use/ports', '/docs/5.17'), doc('use/domain', '/docs/5.17'), doc('faq', '/docs/5.17')],
  },
];
const idsAndPaths = (versions: readonly Version[]) =>
  versions.map(({docs}) => docs.map(({id, path}) => `${id} ${path}`));

test('a page leads to its counterpart, and back', () => {
  const found = withCounterparts(VERSIONS, new Map([['5.17', new Map([['use/ports', 'ports']])]]));
  expect(idsAndPaths(found)).toEqual([
    ['ports /docs/ports', 'faq /docs/faq', 'use/ports /docs/ports'],
    [
      'use/ports /docs/5.17/use/ports',
      'use/domain /docs/5.17/use/domain',
      'faq /docs/5.17/faq',
      'ports /docs/5.17/use/ports',
    ],
  ]);
});

test('of two pages with one counterpart, it leads back to the first', () => {
  const both = new Map([
    ['use/ports', 'ports'],
    ['use/domain', 'ports'],
  ]);
  const [current, old] = withCounterparts(VERSIONS, new Map([['5.17', both]]));
  expect(current?.docs.map(({id}) => id)).toEqual(['ports', 'faq', 'use/ports', 'use/domain']);
  expect(old?.docs.find(({id}) => id === 'ports')?.path).toBe('/docs/5.17/use/ports');
});

test('the same id in both versions stays as it is', () => {
  const found = withCounterparts(VERSIONS, new Map([['5.17', new Map([['faq', 'faq']])]]));
  expect(found).toEqual(VERSIONS);
});

test('a counterpart that does not exist ends the build', () => {
  expect(() => withCounterparts(VERSIONS, new Map([['5.17', new Map([['faq', 'questions']])]]))).toThrow(
    'Front matter "counterpart" of faq in version 5.17: "questions" is no document of version current.',
  );
});
