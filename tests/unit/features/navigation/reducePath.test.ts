import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {reducePath} from '@site/src/features/navigation/reducePath';

describe('reducePath', () => {
  it.each([
    ['/docs/versions.html', '/docs/versions'],
    ['/docs/quick-start/index.html', '/docs/quick-start'],
    ['/index.html', '/'],
    ['/docs/versions', '/docs/versions'],
    ['/', '/'],
    ['/a.html/b', '/a.html/b'],
    ['/docs/a%20b%E4%B8%AD', '/docs/a%20b%E4%B8%AD'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/index.html', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/%0a%2509/x', '/%2509/x'],
    ['/%E0%A4', '/%25E0%25A4'],
    ['/100%/a.html', '/100%25/a'],
  ])('makes %s to %s', (path, reduced) => {
    expect(reducePath(path, '/')).toBe(reduced);
  });

  it.each([
    ['/zh', '/zh/'],
    ['/zh/', '/zh/'],
    ['/zh/index.html', '/zh/'],
    ['/zh/docs/versions.html', '/zh/docs/versions'],
    ['/zh//evil.example', '/zh/evil.example'],
    ['/zh/%5Cevil.example', '/zh/evil.example'],
    ['/zh/%5c%5Cevil.example', '/zh/evil.example'],
    ['/zh/%09/evil.example', '/zh/evil.example'],
    ['/zh%0D%0A//evil.example', '/zh/evil.example'],
    ['/zh//', '/zh/'],
  ])('makes %s to %s in Chinese', (path, reduced) => {
    expect(reducePath(path, '/zh/')).toBe(reduced);
  });
});

const SITE = 'https://www.example.com';
const paths = fc
  .array(
    fc.constantFrom('/', '\\', '%5C', '%5c', '%', '5C', '09', '%09', '%0a', '%7F', '%2f', '.', '.html', 'zh', 'x.y'),
  )
  .map((parts) => parts.join(''));

test.each(['/', '/zh/'])('no link that the framework computes below %s leads to another host', (baseUrl) => {
  fc.assert(
    fc.property(paths, (end) => {
      // As the browser gives it: an address of this site.
      const {pathname} = new URL(`${SITE}${baseUrl}${end}`);
      fc.pre(pathname.startsWith(baseUrl));
      const reduced = reducePath(pathname, baseUrl);
      expect(new URL(reduced, SITE).origin).toBe(SITE);
      fc.pre(isDecodable(reduced));
      // What the router makes of it (history 4), then useAlternatePageUtils of the theme.
      const path = decodeURI(reduced);
      const suffix = (path === '/' || path === baseUrl ? path : path.replace(/\/$/, '')).replace(baseUrl, '');
      for (const other of ['/', '/zh/']) expect(new URL(other + suffix, SITE).origin, reduced).toBe(SITE);
    }),
    {numRuns: 2000},
  );
});

/** Whether the router can read a path; where it cannot, the page says that it crashed. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
