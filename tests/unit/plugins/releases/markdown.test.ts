import {describe, expect, test} from 'vitest';
import {releasesMarkdown, type Shown} from '@site/src/plugins/releases/markdown';
import {RELEASE_TEXTS} from '@site/src/plugins/releases/texts';
import {PLACES, RELEASES} from './fixture';

const en = {releases: RELEASES, places: PLACES, texts: RELEASE_TEXTS.en};
const zh = {...en, texts: RELEASE_TEXTS.zh};

/** Spaces that break no line, as plain ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('tables', () => {
  test('show documented lines with their documentation', () => {
    expect(spaced(releasesMarkdown('documented', 'current', en)).split('\n')).toEqual([
      '| Line | Documentation | Releases | First | Last |',
      '|---|---|---|---|---|',
      '| 3.2 | [V3.2](/docs) | [3.2.1](https://example.com/v3.2.1), [3.2.0](https://example.com/v3.2.0) | Nov 30, 2025 | Dec 31, 2025 |',
      '| 3.1 | none | [3.1.0](https://example.com/v3.1.0) | Oct 1, 2025 | Oct 1, 2025 |',
      '| 3.0 | [V3.0](/docs/3.0) | [3.0.2](https://example.com/v3.0.2) | Sep 3, 2025 | Sep 3, 2025 |',
      '| 2.0 | [V2.0](https://v2.0.example.com/docs/) | [2.0.0](https://example.com/v2.0.0) | Jan 2, 2024 | Jan 2, 2024 |',
    ]);
  });

  test('show later lines without a column for documentation, in Chinese', () => {
    expect(spaced(releasesMarkdown('later', 'current', zh)).split('\n')).toEqual([
      '| 系列 | 版本 | 首个版本 | 末个版本 |',
      '|---|---|---|---|',
      '| 3.10 | [3.10.0](https://example.com/v3.10.0) | 2026 年 8 月 7 日 | 2026 年 8 月 7 日 |',
      '| 3.3 | [3.3.1](https://example.com/v3.3.1)、[3.3.0](https://example.com/v3.3.0) | 2026 年 2 月 1 日 | 2026 年 3 月 5 日 |',
    ]);
  });

  test('keep a date on one line', () => {
    expect(releasesMarkdown('earlier', 'current', en)).toContain('| May\u00a06,\u00a02023 |');
    expect(releasesMarkdown('earlier', 'current', zh)).toContain('| 2023\u00a0年\u00a05\u00a0月\u00a06\u00a0日 |');
  });

  test('together show every release', () => {
    const shown = (['documented', 'later', 'earlier'] satisfies Shown[])
      .map((name) => releasesMarkdown(name, 'current', en))
      .join('\n');
    for (const {version, notes} of RELEASES) expect(shown).toContain(`[${version}](${notes})`);
  });

  test('say so when they would be empty', () => {
    const releases = RELEASES.filter(({docs}) => docs === 'current');
    expect(releasesMarkdown('later', 'current', {...en, releases})).toBe('None.');
    expect(releasesMarkdown('earlier', 'current', {...zh, releases})).toBe('暂无。');
  });
});

describe('the notice', () => {
  test('names the newest release and the documented one', () => {
    expect(releasesMarkdown('newest', 'current', en)).toBe(
      'The latest release is [3.10.0](https://example.com/v3.10.0), from August 7, 2026. This documentation describes ' +
        '3.2.1; [later releases](/docs/versions#later-releases) may differ.',
    );
    expect(releasesMarkdown('newest', 'current', zh)).toBe(
      '最新版本是 [3.10.0](https://example.com/v3.10.0)，发布于 2026 年 8 月 7 日。本文档以 3.2.1 为准，' +
        '[之后的版本](/docs/versions#later-releases)可能有所不同。',
    );
  });

  test('belongs to the version of the page', () => {
    const notice = releasesMarkdown('newest', '3.0', en);
    expect(notice).toContain('describes 3.0.2');
    expect(notice).toContain('(/docs/3.0/versions#later-releases)');
  });

  test('is empty where the newest release is documented', () => {
    const releases = RELEASES.filter(({version}) => !['3.10.0', '3.3.1', '3.3.0'].includes(version));
    expect(releasesMarkdown('newest', 'current', {...en, releases})).toBe('');
  });

  test('fails where no release belongs to the version', () => {
    const releases = RELEASES.filter(({docs}) => docs !== '3.0');
    expect(() => releasesMarkdown('newest', '3.0', {...en, releases})).toThrow(
      'no release in releases.yml has "docs: 3.0"',
    );
  });
});
