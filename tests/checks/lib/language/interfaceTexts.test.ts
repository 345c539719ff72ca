import {expect, test} from 'vitest';
import {writeTree} from '../writeTree';
import {findTextFiles, passagesOf} from './interfaceTexts';

test('splits a message into text and bold text, without code and addresses', () => {
  expect(passagesOf('Open `x` or\n**Use scenes** [here](/usescene).', 7)).toEqual([
    {text: 'Open ', line: 7, scope: 'text'},
    {text: ' or\n', line: 7, scope: 'text'},
    {text: 'Use scenes', line: 8, scope: 'text', bold: true},
    {text: ' [here', line: 8, scope: 'text'},
    {text: '.', line: 8, scope: 'text'},
  ]);
});

test('finds messages, labels, localized texts, and the texts of OpenAPI documents, with their lines', async () => {
  const root = await writeTree({
    'sidebars.ts': "export default {docs: [{type: 'category',\n  label: 'Quick start', items: ['a']}]};\n",
    'versioned_sidebars/version-1-sidebars.json': '{"docs": [\n{"label": "Old"}]}',
    'src/a.tsx': "import {translate} from '@docusaurus/Translate';\ntranslate({id: 'a', message: 'Hello'});\n",
    'src/config/b.ts': "const name = 'No text';\nconst text = {en: 'Home', zh: '首页'};\n",
    'src/plugins/c.ts': "const texts = {\n  en: {title: ['Cases']},\n  zh: {title: ['案例']},\n};\n",
    'i18n/zh/code.json': '{\n  "a": {"message": "你好", "description": "not shown"}\n}',
    'static/openapi/v1.yaml':
      'info:\n  title: API\npaths:\n  /a:\n    get:\n      description: |-\n        First\n        second\n      example:\n        description: data\n      properties:\n        description:\n          type: string\n          description: Field\n',
    'static/openapi/v1.zh.overlay.yaml': 'info:\n  title: 接口\n',
  });
  const files = await findTextFiles(root);
  const texts = files.flatMap(({file, locale, passages}) =>
    passages.map(({text, line}) => `${locale} ${file}:${line} ${text}`),
  );
  expect(texts.sort()).toEqual([
    'en sidebars.ts:2 Quick start',
    'en src/a.tsx:2 Hello',
    'en src/config/b.ts:2 Home',
    'en src/plugins/c.ts:2 Cases',
    'en static/openapi/v1.yaml:14 Field',
    'en static/openapi/v1.yaml:2 API',
    'en static/openapi/v1.yaml:7 First\nsecond',
    'en versioned_sidebars/version-1-sidebars.json:2 Old',
    'zh i18n/zh/code.json:2 你好',
    'zh src/config/b.ts:2 首页',
    'zh src/plugins/c.ts:3 案例',
    'zh static/openapi/v1.zh.overlay.yaml:2 接口',
  ]);
});
