import {expect, test} from 'vitest';
import {readLocale, readSource, resolveModule} from '../../../../scripts/platform/source';

test('reads strings, tabs and imports, and no comments', () => {
  const facts = readSource(`
    import Port from './port';
    export * from '@/utils/x';
    const load = () => import('./lazy');
    // formatMessage({id: 'gone'})
    const tabs = [{key: 'port', tab: formatMessage({id: 'tab.port'})}];
    const menu = [{name: formatMessage({id: 'menu.app'}), path: 'app'}, {name: formatMessage({id: 'field.name'})}];
    export default () => <Pane tab={<FormattedMessage id="tab.log" />}>{formatMessage({id: 'tab.port'})}</Pane>;
  `);
  expect(facts.imports).toEqual(['./port', '@/utils/x', './lazy']);
  expect(facts.strings.get('tab.port')).toEqual({all: 2, tabs: 1});
  expect(facts.strings.get('tab.log')).toEqual({all: 1, tabs: 1});
  expect(facts.strings.get('menu.app')).toEqual({all: 1, tabs: 1});
  expect(facts.strings.get('field.name')).toEqual({all: 1, tabs: 0});
  expect(facts.strings.has('gone')).toBe(false);
});

test('reads beginnings of keys that the code completes', () => {
  expect(readSource('formatMessage({id: `menu.team.${name}`}); const size = `${a}px`;').heads).toEqual(['menu.team.']);
});

test('reads texts that users see without a translation', () => {
  const facts = readSource(`
    const a = <Form.Item label="Access Key" className="wide"><p>Git-Webhook</p>{'确定'}</Form.Item>;
    const columns = [{title: 'Pod', dataIndex: 'pod_name'}, {title: '100%'}];
  `);
  expect(facts.untranslated).toEqual(['Access Key', 'Git-Webhook', '确定', 'Pod']);
});

test('puts a locale together: the last text of a key wins', () => {
  const files = new Map([
    [
      'src/locales/en-US.js',
      "import b from './en-US/b';\nimport a from './en-US/a';\nexport default {'own': 'Own', ...a, ...b};",
    ],
    ['src/locales/en-US/a.js', "const a = {'both': 'A', 'a': 'Long ' + 'text'};\nexport default a;"],
    ['src/locales/en-US/b.js', "const b = {'both': 'B', call: f()};\nexport default Object.assign({}, b);"],
  ]);
  expect([...readLocale('src/locales/en-US.js', files)]).toEqual([
    ['own', 'Own'],
    ['both', 'B'],
    ['a', 'Long text'],
  ]);
});

test.each([
  ['src/pages/A/index.js', './port', 'src/pages/A/port.js'],
  ['src/pages/A/index.js', '../B', 'src/pages/B/index.js'],
  ['src/pages/A/index.js', '@/pages/B', 'src/pages/B/index.js'],
  ['src/pages/A/index.js', 'antd', undefined],
  ['src/pages/A/index.js', './missing', undefined],
])('%s imports %s', (from, module, expected) => {
  const files = new Set(['src/pages/A/port.js', 'src/pages/B/index.js']);
  expect(resolveModule(from, module, files)).toBe(expected);
});
