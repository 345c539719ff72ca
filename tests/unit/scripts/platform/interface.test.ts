import {expect, test} from 'vitest';
import {namesOf, normalizeName, readInterface} from '../../../../scripts/platform/interface';

const files = {
  'src/locales/en-US.js': "export default {'tab.port': 'Port:', 'tab.old': 'Old', 'menu.a': 'A b', 'menu.c': '123'};",
  'src/locales/zh-CN.js': "export default {'tab.port': '端口', 'tab.old': '旧', 'menu.a': '甲', 'menu.c': '丙'};",
  'config/router.config.js': "export default [{path: '/a', component: './A'}, /* {component: './Old'} */];",
  'src/pages/A/index.js': "import port from './port';\nformatMessage({id: `menu.${x}`});",
  'src/pages/A/port.js': "const t = {tab: formatMessage({id: 'tab.port'}), title: 'Git-Webhook'};",
  'src/pages/Old/index.js': "formatMessage({id: 'tab.old'});",
};

const read = (changes: Record<string, string> = {}) => readInterface(new Map(Object.entries({...files, ...changes})));

test('knows where a name is shown, from the routes of the interface on', () => {
  const {uses, importers, untranslated} = read();
  expect([...(uses.get('tab.port') ?? [])]).toEqual([['src/pages/A/port.js', {all: 1, tabs: 1}]]);
  expect(uses.has('tab.old')).toBe(false);
  expect([...(uses.get('menu.c')?.keys() ?? [])]).toEqual(['src/pages/A/index.js']);
  expect([...(importers.get('src/pages/A/port.js') ?? [])]).toEqual(['src/pages/A/index.js']);
  expect(untranslated).toEqual(['Git-Webhook']);
});

test('without routes every file counts', () => {
  const {uses} = read({'config/router.config.js': ''});
  expect(uses.has('tab.old')).toBe(true);
});

test('says so when the locale files are not where they are expected', () => {
  expect(() => read({'src/locales/zh-CN.js': ''})).toThrow('src/locales/zh-CN.js of rainbond-ui is missing');
});

test('lists names sorted, once, and without what is no name', () => {
  const lists = namesOf(
    read({
      'src/pages/A/port.js': `<a title="https://example.com">x&nbsp;y</a>; <b title="Zone">Port</b>; <i>${'long '.repeat(30)}</i>`,
    }),
  );
  expect(lists).toEqual({en: ['123', 'A b', 'Old', 'Port'], zh: ['丙', '旧', '甲', '端口'], untranslated: ['Zone']});
});

test.each([
  ['Port: ', 'Port'],
  ['Loading...', 'Loading'],
  ['端口：', '端口'],
  ['A  b\n c', 'A b c'],
])('%j is the name %j', (text, name) => {
  expect(normalizeName(text)).toBe(name);
});
