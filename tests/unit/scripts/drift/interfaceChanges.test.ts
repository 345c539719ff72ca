import {expect, test} from 'vitest';
import {interfaceChanges} from '../../../../scripts/drift/interfaceChanges';
import {readInterface} from '../../../../scripts/platform/interface';

const TEXTS = {
  'tab.overview': 'Overview',
  'tab.log': 'Log',
  'tab.port': 'Port',
  'table.port': 'Port',
  copy: 'Quick copy',
  gone: 'Topology',
};

const tabs = (...keys: string[]) =>
  `const t = [${keys.map((key) => `{tab: formatMessage({id: '${key}'})}`).join(', ')}];`;

function makeInterface(texts: Record<string, string>, sources: Record<string, string>, page = './Component') {
  const locale = `export default ${JSON.stringify(texts)};`;
  return readInterface(
    new Map(
      Object.entries({
        'src/locales/en-US.js': locale,
        'src/locales/zh-CN.js': "export default {'tab.port': '端口'};",
        'config/router.config.js': `export default [{component: '${page}'}];`,
        ...sources,
      }),
    ),
  );
}

const before = () =>
  makeInterface(TEXTS, {
    'src/pages/Component/index.js': `${tabs('tab.overview', 'tab.log', 'tab.port')}; f('copy'); f('gone'); f('table.port')`,
  });

const inEnglish = (after: ReturnType<typeof makeInterface>) =>
  interfaceChanges(before(), after).filter(({locale}) => locale === 'en');

test('finds a tab that moved, although the page itself got another file and the old one is still there', () => {
  const after = makeInterface(
    {...TEXTS, advanced: 'Advanced'},
    {
      'src/pages/Component/index.js': tabs('tab.overview', 'tab.log', 'tab.port'),
      'src/pages/Panel/index.js': `import s from './settings'; ${tabs('tab.overview', 'tab.log', 'advanced')}; f('copy'); f('gone'); f('table.port')`,
      'src/pages/Panel/settings.js': tabs('tab.port'),
    },
    './Panel',
  );
  expect(inEnglish(after)).toEqual([
    {
      area: 'interface',
      kind: 'moved',
      name: 'Port',
      locale: 'en',
      was: 'src/pages/Component/index.js',
      now: 'below "Advanced" (src/pages/Panel/settings.js)',
      share: 0.5,
      tab: true,
    },
    expect.objectContaining({kind: 'added', name: 'Advanced', near: ['Overview', 'Log']}),
  ]);
});

test('finds a name that is renamed, and one that users see nowhere any more', () => {
  const after = makeInterface(
    {...TEXTS, copy: 'Copy'},
    {'src/pages/Component/index.js': `${tabs('tab.overview', 'tab.log', 'tab.port')}; f('copy'); f('table.port')`},
  );
  expect(inEnglish(after)).toEqual([
    {area: 'interface', kind: 'renamed', name: 'Quick copy', now: 'Copy', locale: 'en', share: 1, tab: false},
    {
      area: 'interface',
      kind: 'removed',
      name: 'Topology',
      was: 'src/pages/Component/index.js',
      locale: 'en',
      share: 1,
      tab: false,
    },
    expect.objectContaining({kind: 'added', name: 'Copy'}),
  ]);
});

test('says nothing when only case, spaces or punctuation change', () => {
  const after = makeInterface(
    {...TEXTS, copy: 'Quick  Copy:'},
    {
      'src/pages/Component/index.js': `${tabs('tab.overview', 'tab.log', 'tab.port')}; f('copy'); f('gone'); f('table.port')`,
    },
  );
  expect(inEnglish(after).filter(({kind}) => kind !== 'added')).toEqual([]);
});

test('says nothing when nothing changes', () => {
  expect(interfaceChanges(before(), before())).toEqual([]);
});
