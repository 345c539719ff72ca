import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import type {Locale} from '@site/src/config/locale';
import {remarkOpenApi} from '@site/src/remark/openapi';
import {writeTree, type Tree} from '@site/tests/checks/lib/writeTree';
import {cellsOf, documentOf, operationOf, renderPage} from '../plugins/openapi/fixture';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

const document = {
  ...documentOf({
    '/things': {
      get: operationOf('listThings', {
        summary: 'List things',
        responses: {
          '200': {description: 'All', links: {next: {operationId: 'createThing', description: 'Add one'}}},
        },
      }),
      post: operationOf('createThing', {
        summary: 'Create a thing',
        responses: {'200': {description: 'One', links: {next: {operationId: 'listThings', description: 'See all'}}}},
      }),
    },
    '/things/{id}': {delete: operationOf('deleteThing', {summary: 'Delete a thing'})},
  }),
};
const overlay = {
  overlay: '1.0.0',
  info: {title: '东西', version: '6.2'},
  actions: [{target: '$', update: {paths: {'/things': {get: {summary: '列出东西', description: '返回全部东西。'}}}}}],
};

const page = (fields: string) => `---\n${fields}\n---\n\nText.\n`;

/** A project with pages for its operations, in both languages and versions. */
const project: Tree = {
  'static/openapi/v6.2.yaml': stringify(document),
  'static/openapi/v6.2.zh.overlay.yaml': stringify(overlay),
  'static/openapi/v5.17.yaml': stringify({...document, info: {...document.info, version: '5.17'}}),
  'static/openapi/v5.17.zh.overlay.yaml': stringify({...overlay, actions: []}),
  'docs/api/list/listThings.md': page('operation: listThings'),
  'docs/api/change/things.md': page('operation: [createThing, deleteThing]'),
  'versioned_docs/version-5.17/api/listThings.md': page('operation: listThings'),
  'versioned_docs/version-5.17/api/createThing.md': page('operation: createThing'),
};

async function show(file: string, fields: string, locale: Locale = 'en', tree: Tree = {}) {
  const siteDir = await writeTree({...project, ...tree});
  return renderPage({siteDir, locale}, file, page(fields));
}

const hrefs = ($: Awaited<ReturnType<typeof show>>) =>
  $('a')
    .toArray()
    .map((link) => `${$(link).text()} ${$(link).attr('href')}`);
const titles = ($: Awaited<ReturnType<typeof show>>, level: string) =>
  $(level)
    .toArray()
    .map((title) => $(title).text().trim());

describe('a page of one operation', () => {
  it('begins with the endpoint and puts its own text under the notes', async () => {
    const $ = await show('docs/api/list/listThings.md', 'operation: listThings');
    expect($('pre').first().text().trim()).toBe('GET /things');
    expect($('p').first().text()).toBe('Description of listThings.');
    expect(titles($, 'h2')).toEqual(['Request', 'Response', 'Usage notes', 'Next']);
    expect($('#notes').next().text()).toBe('Text.');
    expect($('form').length).toBe(1);
    expect($('section').length).toBe(4);
  });

  it('links the pages of other operations relative to itself, to their section where there are several', async () => {
    expect(hrefs(await show('docs/api/list/listThings.md', 'operation: listThings'))).toEqual([
      'Create a thing ../change/things.md#createThing',
    ]);
    expect(hrefs(await show('docs/api/list/other.md', 'operation: createThing'))).toEqual([
      'List things ./listThings.md',
    ]);
    expect(hrefs(await show('versioned_docs/version-5.17/api/listThings.md', 'operation: listThings'))).toEqual([
      'Create a thing ./createThing.md',
    ]);
  });

  it('is in Chinese with the same links, also where its file is still the English one', async () => {
    for (const file of [`${ZH}/current/api/list/listThings.md`, 'docs/api/list/listThings.md']) {
      const $ = await show(file, 'operation: listThings', 'zh');
      expect(titles($, 'h2')).toEqual(['请求', '响应', '使用说明', '接下来']);
      expect($('body').text()).toContain('返回全部东西。');
      expect(hrefs($)).toEqual(['Create a thing ../change/things.md#createThing']);
    }
    const old = await show(`${ZH}/version-5.17/api/createThing.md`, 'operation: createThing', 'zh');
    expect(hrefs(old)).toEqual(['List things ./listThings.md']);
  });

  it('brings the components that it uses', async () => {
    const siteDir = await writeTree(project);
    const file = {
      path: path.join(siteDir, 'docs/api/list/listThings.md'),
      value: '# Title\n\nText.\n',
      data: {frontMatter: {operation: 'listThings'}},
    };
    const remarkPlugins = [remarkGfm, [remarkOpenApi, {siteDir, locale: 'en'}]] as never;
    const code = String(await compile(file, {format: 'mdx', remarkPlugins}));
    for (const source of ['@theme/Tabs', '@theme/TabItem', '@site/src/features/api-reference']) {
      expect(code).toContain(`from '${source}'`);
    }
  });
});

describe('a page of several operations', () => {
  it('has a section each with its own ids, and asks for address and token once', async () => {
    const $ = await show('docs/api/change/things.md', 'operation: [createThing, deleteThing]');
    expect(titles($, 'h2')).toEqual(['Create a thing', 'Delete a thing']);
    expect($('form').length).toBe(1);
    expect($('section').length).toBe(8);
  });

  it('has its headings beside its paragraphs, level by level', async () => {
    const $ = await show('docs/api/change/things.md', 'operation: [createThing, deleteThing]');
    const levels = $('h1, h2, h3, h4')
      .toArray()
      .map(({tagName}) => Number(tagName.slice(1)));
    expect(levels).toEqual([2, 3, 4, 3, 3, 2, 3, 4, 3]);
    // The parser closes a paragraph before a heading, and leaves it empty.
    expect($('p:empty, :is(h2, h3, h4) p').length).toBe(0);
  });

  it('links its own operations within the page, and other pages as ever', async () => {
    const both = 'operation: [createThing, listThings]';
    for (const [file, locale] of [
      ['docs/api/list/listThings.md', 'en'],
      [`${ZH}/current/api/list/listThings.md`, 'zh'],
    ] as const) {
      const tree = {'docs/api/list/listThings.md': page(both), 'docs/api/change/things.md': undefined};
      const $ = await show(file, both, locale, tree);
      const targets = $('a')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(targets).toEqual(['#listThings', '#createThing']);
    }
    const $ = await show('docs/api/change/things.md', 'operation: [createThing, deleteThing]');
    expect(hrefs($)).toEqual(['List things ../list/listThings.md']);
  });
});

describe('the list of all operations', () => {
  it.each([
    ['docs/api/Intro.md', 'en', 'All operations', 'List things ./list/listThings.md'],
    [`${ZH}/current/api/Intro.md`, 'zh', '全部操作', '列出东西 ./list/listThings.md'],
    ['versioned_docs/version-5.17/api/Intro.md', 'en', 'All operations', 'List things ./listThings.md'],
  ] as const)('%s', async (file, locale, title, link) => {
    const $ = await show(file, 'operation: all', locale);
    expect(titles($, 'h2')).toEqual([title]);
    expect(cellsOf($)).toHaveLength(4);
    expect(hrefs($)[0]).toBe(link);
  });

  it('lists operations without a page too, without a link', async () => {
    const $ = await show('versioned_docs/version-5.17/api/Intro.md', 'operation: all');
    expect(cellsOf($).at(-1)).toEqual(['DELETE', 'Delete a thing', '/things/{id}']);
    expect(hrefs($)).toHaveLength(2);
  });
});

describe('the differences of two versions', () => {
  const older = {
    'static/openapi/v5.17.yaml': stringify({
      ...documentOf({'/things': {get: operationOf('listThings', {'x-permissions': 'All'})}}, {}, '5.17'),
    }),
  };

  it.each([
    ['en', "compare: '5.17'", 'At a glance'],
    ['zh', 'compare: 5.17', '概览'],
  ] as const)('%s', async (locale, fields, title) => {
    const $ = await show('docs/api/differences.md', fields, locale, older);
    expect(titles($, 'h2')[0]).toBe(title);
    expect(cellsOf($)[0]?.slice(1)).toEqual(['V5.17', 'V6.2']);
    expect(hrefs($)).toContain(`${locale === 'en' ? 'List things' : '列出东西'} ./list/listThings.md`);
  });
});

describe('other pages', () => {
  it.each(['title: x', 'operation:', 'operation: []', '{}'])('stay as they are: %s', async (fields) => {
    const $ = await show('docs/other.md', fields, 'en', {'static/openapi/v6.2.yaml': 'broken: ['});
    expect($('body').text().trim()).toBe('Text.');
  });

  it('stay as they are without front matter', async () => {
    const siteDir = await writeTree(project);
    const $ = await renderPage({siteDir, locale: 'en'}, 'docs/other.md', 'Text.\n');
    expect($('body').text().trim()).toBe('Text.');
  });
});

describe('errors', () => {
  it.each([
    ['docs/api/x.md', 'static/openapi/v6.2.yaml'],
    [`${ZH}/current/api/x.md`, 'static/openapi/v6.2.yaml'],
    ['versioned_docs/version-5.17/api/x.md', 'static/openapi/v5.17.yaml'],
    [`${ZH}/version-5.17/api/x.md`, 'static/openapi/v5.17.yaml'],
  ])('a wrong operation names the page and the document: %s', async (file, source) => {
    await expect(show(file, 'operation: createTing')).rejects.toThrow(
      `${file}: the operation "createTing" of the front matter is not in ${source}.`,
    );
    await expect(show(file, 'operation: [listThings, createTing]')).rejects.toThrow('"createTing"');
  });

  it('a link to an operation without a page names both operations', async () => {
    const tree = {'docs/api/change/things.md': undefined};
    await expect(show('docs/api/list/listThings.md', 'operation: listThings', 'en', tree)).rejects.toThrow(
      'listThings links to the operation "createThing", which has no page.',
    );
  });

  it('a version without a document names the page', async () => {
    for (const fields of ['operation: listThings', 'operation: all', "compare: '5.17'"]) {
      await expect(show('versioned_docs/version-4.2/api/x.md', fields)).rejects.toThrow(
        'versioned_docs/version-4.2/api/x.md: no OpenAPI document belongs to version "4.2".',
      );
    }
  });

  it('a comparison with no version names the page', async () => {
    for (const [fields, name] of [
      ['compare: 4.2', '4.2'],
      ["compare: ''", ''],
      ['compare: [5, 6]', '5,6'],
    ]) {
      await expect(show('docs/api/differences.md', fields ?? '')).rejects.toThrow(
        `docs/api/differences.md: "compare" of the front matter names no version: "${name}".`,
      );
    }
  });

  it('broken files name themselves', async () => {
    const broken = {
      'static/openapi/v6.2.zh.overlay.yaml': stringify({...overlay, actions: [{target: '$', update: {x: 1}}]}),
    };
    await expect(show('docs/api/x.md', 'operation: all', 'zh', broken)).rejects.toThrow(
      'static/openapi/v6.2.zh.overlay.yaml does not fit static/openapi/v6.2.yaml: The overlay translates "$.x"',
    );
    await expect(
      show('docs/api/x.md', 'operation: all', 'en', {'static/openapi/v6.2.yaml': 'paths: ['}),
    ).rejects.toThrow('static/openapi/v6.2.yaml is broken YAML');
  });
});

/** The example of CONTRIBUTING.md in a language, as its list has it. */
function contributingExample(language: string): string {
  const [, block] =
    new RegExp(`\`\`\`${language}\\n(.*?)\\n *\`\`\``, 's').exec(
      readFileSync('CONTRIBUTING.md', 'utf8').split('## An operation of the API')[1] ?? '',
    ) ?? [];
  if (block === undefined) throw new Error(`CONTRIBUTING.md has no ${language} example of an operation.`);
  const indent = /^ */.exec(block)?.[0].length ?? 0;
  return `${block
    .split('\n')
    .map((line) => line.slice(indent))
    .join('\n')}\n`;
}

/** The document of a small project, to which more paths can be appended. */
const SMALL_DOCUMENT = `openapi: 3.1.0
info: {title: Teams, version: '6.2'}
servers:
  - url: http://192.0.2.10:7070
tags:
  - {name: team, description: Teams}
components:
  parameters:
    TeamId: {name: team_id, in: path, required: true, description: ID, schema: {type: string}, example: abc}
paths:
  /teams:
    get:
      operationId: listTeams
      tags: [team]
      summary: List teams
      description: Gives all teams.
      responses:
        '200':
          description: All teams
`;
const SMALL_OVERLAY = `overlay: 1.0.0
info: {title: 团队, version: '6.2'}
actions:
  - target: $
    update:
      paths:
        /teams:
          get:
            summary: 列出团队
`;
const ADDED_OVERLAY = `        /openapi/v1/teams/{team_id}/labels:
          get:
            summary: 列出团队的标签
            description: 按创建顺序列出标签。
            x-permissions: 企业的任何用户。
            responses:
              '200':
                description: 标签
`;

/** What CONTRIBUTING.md promises, with its own example. */
describe('adding an operation', () => {
  it('takes one entry, one Chinese text and a page whose front matter has three lines', async () => {
    const siteDir = await writeTree({
      'static/openapi/v6.2.yaml': SMALL_DOCUMENT,
      'static/openapi/v6.2.zh.overlay.yaml': SMALL_OVERLAY,
      'docs/api/team/listTeams.md': page('operation: listTeams'),
      'docs/api/Intro.md': page('operation: all'),
    });
    const at = (file: string) => path.join(siteDir, file);
    const shown = (locale: Locale, file: string) => renderPage({siteDir, locale}, file, readFileSync(at(file), 'utf8'));
    // The files have been read before: what is added later must be seen.
    for (const locale of ['en', 'zh'] as const)
      expect(cellsOf(await shown(locale, 'docs/api/Intro.md'))).toHaveLength(2);

    appendFileSync(at('static/openapi/v6.2.yaml'), contributingExample('yaml').replaceAll(/^(?=.)/gm, '  '));
    appendFileSync(at('static/openapi/v6.2.zh.overlay.yaml'), ADDED_OVERLAY);
    const added = contributingExample('mdx');
    expect(/^---\n([^]*?)\n---\n/.exec(added)?.[1]?.split('\n')).toHaveLength(3);
    const files = {en: 'docs/api/team/labels.md', zh: `${ZH}/current/api/team/labels.md`} as const;
    for (const file of Object.values(files)) {
      mkdirSync(path.dirname(at(file)), {recursive: true});
      writeFileSync(at(file), added);
    }

    const en = await shown('en', files.en);
    expect(en('#notes').next().text()).toBe('Call this before you offer labels in a form of your own.');
    expect(en('pre').first().text().trim()).toBe('GET /openapi/v1/teams/{team_id}/labels');
    expect(en('body').text()).toContain('Lists the labels in the order of their creation.');
    expect(en('section').first().text()).toContain('http://192.0.2.10:7070/openapi/v1/teams/abc/labels');
    expect(cellsOf(en, 1)[1]).toEqual(['[]\narray of string', '']);
    expect(JSON.parse(en('pre code.language-json').text())).toEqual(['production']);

    const zh = await shown('zh', files.zh);
    expect(zh('body').text()).toContain('按创建顺序列出标签。');
    expect(zh('body').text()).toContain('谁可以调用：企业的任何用户。');
    expect(zh('body').text()).toContain('HTTP 状态码 200：标签。');
    expect(cellsOf(zh, 1)[1]).toEqual(['[]\n字符串数组', '']);

    // Both lists know it, and lead to its page.
    expect(hrefs(await shown('en', 'docs/api/Intro.md'))).toContain('List the labels of a team ./team/labels.md');
    expect(hrefs(await shown('zh', 'docs/api/Intro.md'))).toContain('列出团队的标签 ./team/labels.md');
  });
});
