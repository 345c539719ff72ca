import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import {lazyCompilation} from '@site/src/framework/lazy-pages/index';
import withoutWeakReferences from '@site/src/framework/lazy-pages/withoutWeakReferences.cjs';

test('Rspack accepts the options and has the middleware', () => {
  const {lazyCompilation: options} = lazyCompilation(rspack) as {lazyCompilation: object};
  expect(() => rspack({target: 'web', entry: {}, lazyCompilation: options})).not.toThrow();
});

test('a bundler that cannot compile lazily is named', () => {
  expect(() => lazyCompilation(() => undefined)).toThrow(/lazyCompilationMiddleware/);
});

test('the registry keeps its imports and loses its weak references', () => {
  const entry = (weak: string) => `"0d3a": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", ${weak}],`;
  expect(withoutWeakReferences(entry('require.resolveWeak("@site/docs/faq.md")'))).toBe(entry('""'));
});
