import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** By hand: 4 GB · 0.020329 · 720 + 2 cores · 0.038658 · 720 + 20 GB · 0.000209 · 720 + 5000 MB · 0.000782. */
const EXAMPLE_MONTH = '¥121.13';

const headline = (page: Page) => page.getByRole('status').filter({hasText: /Per month|每月/});
const first = (page: Page) => page.getByRole('group', {name: 'Component 1'});

test('the example costs what it costs by hand, in every period', async ({page}) => {
  await open(page, '/calculator');
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
  // 0.168242… an hour is a month divided by 720; a year is twelve months.
  await expect(page.getByRole('row', {name: /^Total/})).toHaveText('Total¥0.1682¥4.04¥121.13¥1,453.62');
});

test('the Chinese page says the same in Chinese', async ({page}) => {
  await open(page, '/zh/calculator');
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
  await page.getByRole('group', {name: '组件 1'}).getByLabel('内存（GB）').fill('-3');
  await expect(page.getByText('请输入不小于 0 的数。')).toBeVisible();
});

test('an estimate is shared by its address', async ({page, context}) => {
  await open(page, '/calculator');
  await page.getByRole('button', {name: 'Static site'}).click();
  await first(page).getByLabel('Name').fill('docs & 站点');
  await first(page).getByLabel('Instances').fill('3');
  await expect(page).toHaveURL(/\?e=/);
  const month = await headline(page).textContent();

  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.getByRole('group', {name: 'Component 1'}).getByLabel('Name')).toHaveValue('docs & 站点');
  await expect(headline(other)).toHaveText(month ?? 'no total');
});

test('a damaged link says so and shows the example', async ({page}) => {
  await open(page, '/calculator?e=web~1~2');
  await expect(page.getByText('The estimate in this link is damaged')).toBeVisible();
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
});

for (const [input, message] of [
  ['', 'Enter a number, or 0 for none.'],
  ['-1', 'Enter 0 or more.'],
  ['99999999', 'Enter 10000 or less.'],
  ['two', 'Enter a number, such as 0.5.'],
  ['0.00001', 'Use at most 3 decimal places.'],
] as const) {
  test(`memory "${input}" gets a message beside the field and no NaN`, async ({page}) => {
    await open(page, '/calculator');
    const memory = first(page).getByLabel('Memory (GB)');
    await memory.fill(input);
    await expect(memory).toHaveAttribute('aria-invalid', 'true');
    await expect(memory).toHaveAccessibleDescription(message);
    await expect(headline(page)).toContainText("Fields with errors aren't included. Fix them for a full estimate.");
    await expect(page.locator('main')).not.toContainText('NaN');
  });
}

test('full-width and pasted amounts count as typed ones', async ({page}) => {
  await open(page, '/calculator');
  await first(page).getByLabel('Memory (GB)').fill('２．０');
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
  await first(page).getByLabel('Traffic (MB/month)').fill(' 5,000 ');
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
});

test('components are added and removed by keyboard', async ({page}) => {
  await open(page, '/calculator');
  await page.getByRole('button', {name: 'Add a component'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Component 3'})).toBeVisible();
  await page.getByRole('button', {name: /^Remove component 3/}).press('Enter');
  await expect(page.getByRole('group', {name: 'Component 3'})).toHaveCount(0);
  await expect(headline(page)).toContainText(EXAMPLE_MONTH);
});

test('the estimate is copied as text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/calculator');
  await page.getByRole('button', {name: 'Copy as text'}).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('java: 1 × (2 GB, 1 CPU, 0 GB), 5000 MB: ¥61.02');
  expect(text).toContain('Month (30 days): ¥121.13');
});
