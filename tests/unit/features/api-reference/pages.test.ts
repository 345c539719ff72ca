import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {mayHaveApiSettings} from '@site/src/features/api-reference/pages';

describe('mayHaveApiSettings', () => {
  it.each([
    '/docs/api',
    '/docs/api/team/createTeam',
    '/docs/api/team/createTeam.html',
    '/zh/docs/api/team/createTeam',
    '/docs/5.17/api/team/createTeam',
    '/zh/docs/5.17/api/Intro',
    '/docs/API/team/createTeam',
    '/docs/%61pi/team/createTeam',
    '/docs/%E0%A4',
  ])('is true for %s', (path) => {
    expect(mayHaveApiSettings(path)).toBe(true);
  });

  it.each(['/', '/zh/', '/docs', '/docs/versions', '/docs/how-to-guides/api', '/docs/apiary', '/blog/api', '/privacy'])(
    'is false for %s',
    (path) => {
      expect(mayHaveApiSettings(path)).toBe(false);
    },
  );
});

test('every page that names operations is one of them', () => {
  const folders = [
    ['docs', '/docs'],
    ['versioned_docs/version-5.17', '/docs/5.17'],
  ] as const;
  const pages = folders.flatMap(([folder, path]) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .filter((name) => /^operation:/m.test(readFileSync(join(folder, name), 'utf8').split('\n---')[0] ?? ''))
      .map((name) => `${path}/${name.replace(/\.mdx?$/, '')}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => !mayHaveApiSettings(page))).toEqual([]);
});
