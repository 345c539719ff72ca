import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {describeDiagram} from '../../src/features/diagrams/describe';
import {LANGUAGES, TEMPLATES} from './support/pages';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const COMPONENTS = '/docs/contribution/document/components';

const WORDS = {
  en: {
    main: 'Main',
    siteLinks: ['Docs'],
    siteGroups: {'Learn more': 'OpenAPI', 'Language: English': '简体中文'},
    standardLinks: ['Docs', 'API', 'Blog'],
    standardGroups: {'V6.2': 'All versions', English: '简体中文'},
  },
  zh: {
    main: '主导航',
    siteLinks: ['文档'],
    siteGroups: {了解更多: 'OpenAPI', '语言: 简体中文': 'English'},
    standardLinks: ['文档', 'API', '博客'],
    standardGroups: {'V6.2': '全部版本', 简体中文: 'English'},
  },
} as const;

/** Paragraphs and headings of the text that a reader cannot see. */
const unseen = (page: Page) =>
  page
    .getByRole('main')
    .locator('p, h2, h3, pre')
    .evaluateAll((all) =>
      all
        .filter((element) => element.closest('details') === null && element.textContent !== '')
        .filter((element) => !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
        .map((element) => element.outerHTML.slice(0, 120)),
    );

/** Contrast of each piece of code with the paper of its block (WCAG 2.2, "contrast ratio"); axe needs JavaScript. */
const contrasts = (page: Page) =>
  page
    .getByRole('main')
    .locator('pre code, pre code span')
    .evaluateAll((all) => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return all
        .filter((piece) => piece.textContent?.trim())
        .map((piece) => {
          const text = luminance(getComputedStyle(piece).color) + 0.05;
          const paper = luminance(getComputedStyle(piece.closest('pre') ?? piece).backgroundColor) + 0.05;
          return Math.max(text, paper) / Math.min(text, paper);
        });
    });

for (const {name, prefix, htmlLang} of LANGUAGES) {
  const words = WORDS[name];
  const at = (target: string) => (prefix + target).replace(/(.)\/$/, '$1');

  for (const [template, target] of Object.entries(TEMPLATES)) {
    test(`${name}: ${template} shows its text, and its links lead on`, async ({page}) => {
      await page.goto(at(target));
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
        expect(await unseen(page)).toEqual([]);
      }
      const link = page.getByRole('main').locator(`a[href^="${prefix}/"]:not([href*="#"])`).last();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    });
  }

  for (const [kind, target, links, groups] of [
    ['site', '/', words.siteLinks, words.siteGroups],
    ['standard', TEMPLATES.doc, words.standardLinks, words.standardGroups],
  ] as const) {
    test(`${name}: the links of the ${kind} navbar can be reached on desktop and phone`, async ({page}) => {
      await page.goto(at(target));
      const bar = page.getByRole('navigation', {name: words.main, exact: true});
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        for (const label of links)
          await expect(bar.getByRole('link', {name: label, exact: true})).toBeInViewport({ratio: 1});
        for (const [label, inside] of Object.entries(groups)) {
          await bar.getByRole('button', {name: label}).focus();
          await expect(bar.getByRole('link', {name: inside, exact: true})).toBeInViewport({ratio: 1});
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
      await bar.getByRole('link', {name: links[0], exact: true}).click();
      await expect(page).toHaveURL(at('/docs'));
    });
  }

  test(`${name}: code can be read`, async ({page}) => {
    await page.goto(at(TEMPLATES.doc));
    const blocks = page.getByRole('main').locator('pre');
    expect(await blocks.count()).toBeGreaterThan(1);
    for (const block of await blocks.all()) await expect(block).toHaveText(/\S/);
    const ratios = await contrasts(page);
    expect(ratios.length).toBeGreaterThan(1);
    expect(Math.min(...ratios)).toBeGreaterThan(4.5);
  });

  test(`${name}: diagrams are told in words`, async ({page}) => {
    const folder = name === 'en' ? 'docs' : 'i18n/zh/docusaurus-plugin-content-docs/current';
    const source = readFileSync(path.resolve(folder, 'installation/install-with-ui/index.md'), 'utf8');
    const {description} = describeDiagram(source);
    expect(description).not.toBe('');
    await page.goto(at(TEMPLATES.doc));
    // `getByText` does not look into <noscript>.
    await expect(page.getByRole('main').locator('p', {hasText: description})).toBeVisible();
    await expect(page.getByText('sequenceDiagram')).toHaveCount(0);
  });

  test(`${name}: live code is shown as code`, async ({page}) => {
    await page.goto(at(COMPONENTS));
    const code = page.getByRole('main').locator('pre').filter({hasText: 'function Replicas()'});
    await expect(code).toBeVisible();
    await expect(code).toContainText('return <p>');
    await expect(page.locator('textarea, [contenteditable]')).toHaveCount(0);
  });
}
