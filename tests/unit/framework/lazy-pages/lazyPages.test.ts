import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import {lazyCompilation} from '@site/src/framework/lazy-pages/index';
import withoutWeakReferences from '@site/src/framework/lazy-pages/withoutWeakReferences.cjs';

test('Rspack accepts the options and has the middleware', () => {
  const {lazyCompilation: options} = lazyCompilation(rspack) as {lazyCompilation: object};
  expect(() => rspack({target: 'web', entry: {}, lazyCompilation: options})).not.toThrow();
});

test('a page waits until it is opened, and what every page needs does not', () => {
  const {test: canWait} = (lazyCompilation(rspack) as {lazyCompilation: {test: (module: object) => boolean}})
    .lazyCompilation;
  const waits = (path?: string) => canWait({nameForCondition: () => path});
  expect(waits('/site/docs/faq/index.md')).toBe(true);
  expect(waits('/site/src/pages/search.tsx')).toBe(true);
  expect(waits()).toBe(true);
  expect(waits('/site/.docusaurus/routes.js')).toBe(false);
  expect(waits('C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\App.js')).toBe(false);
});

test('a bundler that cannot compile lazily is named', () => {
  expect(() => lazyCompilation(() => undefined)).toThrow(/lazyCompilationMiddleware/);
});

test('the registry keeps its imports and loses its weak references', () => {
  const entry = (weak: string) => `"0d3a": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", ${weak}],`;
  expect(withoutWeakReferences(entry('require.resolveWeak("@site/docs/faq.md")'))).toBe(entry('""'));
});
