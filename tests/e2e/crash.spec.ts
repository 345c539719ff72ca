import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {mainScript, pageScript, rewrite} from './support/scripts';
import {expect, test} from './support/test';

const WORDS = {
  en: {page: 'Privacy', crashed: 'This page crashed.', retry: 'Try again', title: 'Page error'},
  zh: {page: '隐私说明', crashed: '页面已崩溃。', retry: '重试', title: '页面错误'},
};

/** Why the page crashes: it throws the text in `window.trouble` for as long as there is one. */
const TROUBLE = 'Out of ink';

async function cause(page: Page): Promise<void> {
  await page.addInitScript((trouble) => Object.assign(window, {trouble}), TROUBLE);
}

async function remedy(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'trouble'));
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`${name}: a page that crashes says so inside the layout and can be tried again`, async ({page}) => {
    const component = (found: string) => found.replace('default:()=>', '');
    await rewrite(page, pageScript(prefix, 'privacy.mdx'), /default:\(\)=>[\w$]+/, (found) =>
      [
        'default:()=>self.crashing??=(props)=>{',
        'if(self.trouble)throw Error(self.trouble);',
        `return ${component(found)}(props)}`,
      ].join(''),
    );
    await cause(page);
    await page.goto(`${prefix}/privacy`);
    await expect(page.getByRole('heading', {level: 1, name: words.crashed})).toBeVisible();
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(words.title);

    const retry = page.getByRole('button', {name: words.retry});
    await retry.click();
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await remedy(page);
    await retry.click();
    await expect(page.getByRole('heading', {level: 1, name: words.page})).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.page));
    await expect(retry).toHaveCount(0);
  });

  test(`${name}: a layout that crashes says so on a bare page and can be tried again`, async ({page}) => {
    await rewrite(
      page,
      mainScript(prefix),
      /type:"docsVersionDropdown"/,
      () => 'get type(){return self.trouble?"noSuchType":"docsVersionDropdown"}',
    );
    await cause(page);
    await page.goto(`${prefix}/docs`);
    await expect(page.getByRole('heading', {level: 1, name: words.crashed})).toBeVisible();
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByRole('main')).toContainText('noSuchType');
    await expect(page.getByRole('navigation')).toHaveCount(0);

    await remedy(page);
    await page.getByRole('button', {name: words.retry}).click();
    await expect(page.getByRole('navigation').getByRole('button', {name: 'V6.2'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: words.crashed})).toHaveCount(0);
    await expect(page).not.toHaveTitle(words.title);
  });

  test(`${name}: a navbar item of an unknown type is named together with its settings`, async ({page}) => {
    await rewrite(page, mainScript(prefix), /type:"docsVersionDropdown"/, () => 'type:"noSuchType"');
    await page.goto(`${prefix}/docs`);
    const main = page.getByRole('main');
    await expect(main).toContainText('A theme navbar item failed to render');
    await expect(main).toContainText('No NavbarItem component found for type "noSuchType"');
    const text = (await main.textContent()) ?? '';
    const item: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    expect(item).toMatchObject({type: 'noSuchType', position: 'right'});
    await expect(page).toHaveTitle(words.title);
  });
}
