import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import {lazyCompilation} from '@site/src/framework/lazy-pages/index';

test('Rspack accepts the options and has the middleware', () => {
  const {lazyCompilation: options} = lazyCompilation(rspack) as {lazyCompilation: object};
  expect(() => rspack({target: 'web', entry: {}, lazyCompilation: options})).not.toThrow();
});

test('a bundler that cannot compile lazily is named', () => {
  expect(() => lazyCompilation(() => undefined)).toThrow(/lazyCompilationMiddleware/);
});
