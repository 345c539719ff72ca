import {expect, hydrated, open, test} from './support/test';

test('cases are filtered by industry and topic, and the choice stands in the address', async ({page}) => {
  await open(page, '/case');
  await expect(page.getByText('10 of 10')).toBeVisible();
  await page.getByRole('group', {name: 'Industry'}).getByLabel('Public sector').check();
  await expect(page.getByText('2 of 10')).toBeVisible();
  await expect(page.getByRole('heading', {name: /Smart Julu/})).toBeVisible();
  await page.getByRole('group', {name: 'Topic'}).getByLabel('Development').check();
  await expect(page.getByText('No matches. Change your search or filters.')).toBeVisible();
  await expect(page).toHaveURL('/case?industry=Public+sector&topic=Development');
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(page.getByText('10 of 10')).toBeVisible();
  await expect(page).toHaveURL('/case');
});

test('a link to a choice shows it in Chinese too', async ({page}) => {
  await open(page, `/zh/usescene?topic=${encodeURIComponent('交付')}`);
  await expect(page.getByText('显示 3 个，共 8 个')).toBeVisible();
  await expect(page.getByRole('group', {name: '主题'}).getByLabel('交付')).toBeChecked();
});

test('applications are searched, sorted and filtered', async ({page}) => {
  await open(page, '/opensourceApps');
  const titles = page.locator('main').getByRole('listitem').getByRole('heading', {level: 2});
  const all = await titles.count();
  expect(all).toBeGreaterThanOrEqual(60);
  await page.getByRole('searchbox', {name: 'Search'}).fill('nacos');
  await expect(titles.first()).toHaveText('Nacos');
  expect(await titles.count()).toBeLessThan(10);
  await page.getByRole('searchbox', {name: 'Search'}).fill('');
  await page.getByLabel('Sort by name').check();
  await expect(titles).toHaveCount(all);
  const shown = await titles.allTextContents();
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')));
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Sort by name')).toBeChecked();
});

test('an unknown value in the address shows the whole list', async ({page}) => {
  await open(page, '/case?industry=Nothing&q=');
  await expect(page.getByText('10 of 10')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, atLeast] of [
    ['/case', 10],
    ['/zh/usescene', 8],
    ['/opensourceApps', 60],
  ] as const) {
    test(`${path} is the whole list, without controls that do nothing`, async ({page}) => {
      await page.goto(path);
      expect(
        await page.locator('main').getByRole('listitem').getByRole('heading', {level: 2}).count(),
      ).toBeGreaterThanOrEqual(atLeast);
      await expect(page.locator('main').getByRole('radio').first()).toBeHidden();
    });
  }
});
