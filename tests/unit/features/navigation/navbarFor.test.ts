import {expect, test} from 'vitest';
import {navbarFor} from '@site/src/features/navigation/navbarFor';

test.each([
  '/docs',
  '/docs/',
  '/docs/versions',
  '/docs/5.17/quick-start/architecture',
  '/blog',
  '/blog/page/2',
  '/community',
  '/changelog/6.2',
  '/zh/docs',
  '/zh/blog/archive',
])('%s gets the standard navbar', (pathname) => {
  expect(navbarFor(pathname)).toBe('standard');
});

test.each(['/', '/zh', '/zh/', '/privacy', '/feature/devops', '/docsify', '/zh/blogger', '/case/my-docs', '/Docs', ''])(
  '"%s" gets the site navbar',
  (pathname) => {
    expect(navbarFor(pathname)).toBe('site');
  },
);
