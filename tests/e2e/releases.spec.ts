import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Release} from '../../src/plugins/releases/data';
import {RELEASE_TEXTS} from '../../src/plugins/releases/texts';
import {LANGUAGES} from './support/pages';
import {docScript} from './support/scripts';
import {expect, open, test} from './support/test';

const RELEASES = parse(readFileSync('releases.yml', 'utf8')) as Release[];
const [newest] = RELEASES;
if (newest === undefined) throw new Error('releases.yml holds no release');

/** Pages where a reader chooses a release. */
const CHOICES = ['/docs', '/docs/quick-start/quick-install', '/docs/upgrade/latest-version', '/docs/versions'];

for (const {name, prefix} of LANGUAGES) {
  const texts = RELEASE_TEXTS[name];

  test.describe(`${name}: without JavaScript`, () => {
    test.use({javaScriptEnabled: false});

    for (const version of ['/docs', '/docs/5.17']) {
      test(`${version}/versions lists every release with its notes`, async ({page}) => {
        await page.goto(`${prefix}${version}/versions`);
        const links = page.getByRole('main').getByRole('table').getByRole('link');
        const listed = await links.evaluateAll((all) =>
          all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
        );
        expect(listed).toEqual(
          expect.arrayContaining(RELEASES.map((release) => `${release.version} ${release.notes}`)),
        );
        const dates = await page.getByRole('main').getByRole('cell').allTextContents();
        expect(dates).toContain(texts.shortDate(newest.date));
      });
    }

    for (const address of CHOICES) {
      test(`${address} names the newest release in one line`, async ({page}) => {
        await page.goto(prefix + address);
        const link = page.getByRole('link', {name: newest.version, exact: true});
        const line = page.getByRole('main').getByRole('paragraph').filter({has: link});
        await expect(line.getByRole('link', {name: newest.version, exact: true})).toHaveAttribute('href', newest.notes);
        await expect(line).toContainText(texts.date(newest.date));
        const later = line.locator(`a[href="${prefix}/docs/versions#later-releases"]`);
        await expect(later).toBeVisible();
      });
    }
  });

  test(`${name}: the page of versions leads to the feed of its language`, async ({page, request}) => {
    await page.goto(`${prefix}/docs/versions`);
    const feed = page.getByRole('main').getByRole('link', {name: 'Atom feed'});
    await expect(feed).toHaveAttribute('href', `${prefix}/releases.atom`);
    const response = await request.get(`${prefix}/releases.atom`);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(await response.text()).toContain(`<![CDATA[${texts.entryTitle(newest.version)}]]>`);
  });

  test(`${name}: tables of releases need no script`, async ({page}) => {
    const script = docScript(prefix, 'versions.md').pattern.slice(2);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `${prefix}/docs/versions`);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked).not.toContain(script);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  });
}
