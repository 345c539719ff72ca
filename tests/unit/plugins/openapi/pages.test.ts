import {describe, expect, it} from 'vitest';
import {docsFolder, namedOperations, readApiPages} from '@site/src/plugins/openapi/pages';
import {writeTree} from '@site/tests/checks/lib/writeTree';

const page = (operation: string) => `---\ntitle: x\n${operation}\n---\n\nText.\n`;

describe('docsFolder', () => {
  it.each([
    ['current', 'en', 'docs'],
    ['5.17', 'en', 'versioned_docs/version-5.17'],
    ['current', 'zh', 'i18n/zh/docusaurus-plugin-content-docs/current'],
    ['5.17', 'zh', 'i18n/zh/docusaurus-plugin-content-docs/version-5.17'],
  ] as const)('%s %s', (version, locale, folder) => {
    expect(docsFolder(version, locale)).toBe(folder);
  });
});

describe('readApiPages', () => {
  it('finds the pages that name operations, in the order of their paths', async () => {
    const root = await writeTree({
      'docs/api/team/createTeam.md': page('operation: createTeam'),
      'docs/api/app/ports.mdx': page('operation: [listPorts, addPort]'),
      'docs/api/windows.md': '---\r\noperation: readThing\r\n---\r\nText.\r\n',
      'docs/api/Intro.md': page('slug: /Intro'),
      'docs/api/none.md': 'Text without front matter.\n',
      'docs/api/list.md': '---\n- operation\n---\n',
      'docs/api/notes.txt': page('operation: notes'),
      'docs/other.md': page('operation: other'),
    });
    expect(readApiPages(root, 'current')).toEqual([
      {path: 'api/app/ports.mdx', operations: ['listPorts', 'addPort']},
      {path: 'api/team/createTeam.md', operations: ['createTeam']},
      {path: 'api/windows.md', operations: ['readThing']},
    ]);
  });

  it('looks into the folder of the version and the language', async () => {
    const root = await writeTree({
      'versioned_docs/version-5.17/api/old.md': page('operation: old'),
      'i18n/zh/docusaurus-plugin-content-docs/current/api/neu.md': page('operation: neu'),
    });
    expect(readApiPages(root, '5.17')).toEqual([{path: 'api/old.md', operations: ['old']}]);
    expect(readApiPages(root, 'current', 'zh')).toEqual([{path: 'api/neu.md', operations: ['neu']}]);
    expect(readApiPages(root, 'current')).toEqual([]);
  });

  it('names the page whose front matter is broken', async () => {
    const root = await writeTree({'docs/api/team/createTeam.md': page('operation: [createTeam')});
    expect(() => readApiPages(root, 'current')).toThrow('docs/api/team/createTeam.md');
  });

  it('takes lines below the front matter for text', async () => {
    const root = await writeTree({'docs/api/a.md': 'Text.\n\n---\noperation: a\n---\n'});
    expect(readApiPages(root, 'current')).toEqual([]);
  });
});

describe('namedOperations', () => {
  it('takes a name, a list, or nothing', () => {
    expect(namedOperations({operation: 'a'})).toEqual(['a']);
    expect(namedOperations({operation: ['a', 'b']})).toEqual(['a', 'b']);
    expect(namedOperations({operation: 7})).toEqual(['7']);
    for (const operation of [undefined, null, []]) expect(namedOperations({operation})).toEqual([]);
  });
});
