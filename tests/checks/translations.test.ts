import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {readLists} from './lib/lists';
import {accept} from './lib/translations/accept';
import {compare} from './lib/translations/compare';
import {formatLock, lockFile, readLock} from './lib/translations/lock';
import {readSite} from './lib/translations/read';
import {writeTree, type Tree} from './lib/writeTree';
import {findPages} from './lib/pages';
import {translations, translationsOf} from './translations';

/** An edit of a text in `SAMPLE`. */
const EDIT = z.strictObject({
  what: z.string(),
  file: z.string(),
  /** The file with the other language. */
  other: z.string(),
  from: z.string().min(1),
  to: z.string(),
  /** Section that the check must name. */
  section: z.string().optional(),
});
type Edit = z.infer<typeof EDIT>;

const EDITS = 'tests/checks/translations/edits.json';
/** Pages and texts of this site as they once were, so that writers can change theirs. */
const SAMPLE = 'tests/checks/fixtures/translations';
const edits = await readLists(process.cwd(), EDITS, EDIT);
const [factual = [], formatting = []] = [edits.get('factual'), edits.get('formatting')];

/** Parsing an OpenAPI document twice takes seconds on a busy machine. */
const TIMEOUT = 60_000;

/** Records what changed, as `npm run translation:accept` does. */
async function acceptAll(root: string, reason?: string): Promise<void> {
  const {entries} = await readLock(root);
  const {sections} = await readSite(root);
  const result = accept(
    compare(sections, entries, () => true),
    entries,
    {selects: () => true, reason},
  );
  const areas = [...new Set([...entries, ...result.entries].map(({area}) => area))];
  await mkdir(path.join(root, path.dirname(lockFile('x'))), {recursive: true});
  for (const area of areas) {
    const own = result.entries.filter((entry) => entry.area === area);
    await writeFile(path.join(root, lockFile(area)), formatLock(own));
  }
}

async function problemsOf(root: string): Promise<string[]> {
  const {problems} = await translations.run(root);
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

async function change(root: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must hold "${from}" once: choose another text.`);
  await writeFile(
    path.join(root, file),
    text.replace(from, () => to),
  );
}

/** A project with two files of `SAMPLE`, whose texts are accepted, after an edit of one of them. */
async function edited({file, other, from, to}: Edit): Promise<string> {
  const files = [file, other];
  const texts = await Promise.all(files.map((name) => readFile(path.join(SAMPLE, name), 'utf8')));
  const root = await writeTree({
    'versions.json': '["5.17"]',
    ...Object.fromEntries(files.map((name, index) => [name, texts[index]])),
  });
  await acceptAll(root);
  expect(await problemsOf(root)).toEqual([]);
  await change(root, file, from, to).catch((cause: unknown) => {
    throw new Error(`Correct ${EDITS}.`, {cause});
  });
  return root;
}

test('there are at least 20 edits of each kind, in both languages', () => {
  for (const list of [factual, formatting]) {
    expect(list.length).toBeGreaterThanOrEqual(20);
    expect(list.some(({file}) => file.startsWith('i18n/zh/'))).toBe(true);
  }
});

test.each(factual)('catches $what changed in $file alone', {timeout: TIMEOUT}, async (edit) => {
  const problems = await problemsOf(await edited(edit));
  expect(problems).toHaveLength(1);
  for (const text of [edit.file, edit.other, `section "${edit.section}"`]) expect(problems[0]).toContain(text);
});

test.each(formatting)('does not count $what in $file', {timeout: TIMEOUT}, async (edit) => {
  expect(await problemsOf(await edited(edit))).toEqual([]);
});

const EN = 'docs/a.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const good: Tree = {
  [EN]: '---\ntitle: Scale\n---\n\nLead.\n\n## Limits {/* #limits */}\n\nAt most 5.\n\n## Next {/* #next */}\n\nRead on.\n',
  [ZH]: '---\ntitle: 伸缩\n---\n\n导语。\n\n## 上限 {/* #limits */}\n\n最多 5 个。\n\n## 接下来 {/* #next */}\n\n继续读。\n',
};

async function accepted(tree: Tree = good): Promise<string> {
  const root = await writeTree(tree);
  await acceptAll(root);
  expect(await problemsOf(root)).toEqual([]);
  return root;
}

test('says where the change is missing, and how to record it', async () => {
  const root = await accepted();
  await change(root, EN, 'At most 5', 'At most 6');
  expect(await problemsOf(root)).toEqual([
    `${ZH}:7: section "#limits": its English text in ${EN}, line 7 changed, but this Chinese text did not. ` +
      'Make the same change here and run npm run translation:accept; if nothing is to change here, run ' +
      `npm run translation:accept -- ${EN} --reason "..."`,
  ]);
});

test('takes a change of both languages once it is recorded', async () => {
  const root = await accepted();
  await change(root, EN, 'At most 5', 'At most 6');
  await change(root, ZH, '最多 5', '最多 6');
  expect(await problemsOf(root)).toEqual([
    `${EN}:7: new or changed here and in ${ZH}: "#limits". When both say the same, run npm run translation:accept`,
  ]);
  await acceptAll(root);
  expect(await problemsOf(root)).toEqual([]);
});

test('keeps the reason of a change in one language', async () => {
  const root = await accepted();
  await change(root, EN, 'At most 5.', 'At the most 5.');
  await acceptAll(root);
  expect(await problemsOf(root)).toHaveLength(1);
  await acceptAll(root, 'a typo');
  expect(await problemsOf(root)).toEqual([]);
  await acceptAll(root);
  const {entries} = await readLock(root);
  expect(entries.filter(({reason}) => reason !== undefined)).toMatchObject([{section: '#limits', reason: 'a typo'}]);
});

test.each([
  ['a section', EN, '\n## Next {/* #next */}\n\nRead on.\n', `section "#next" has no English counterpart in ${EN}`],
  ['a field', ZH, 'title: 伸缩\n', `section "title" has no Chinese counterpart in ${ZH}`],
])('reports %s that one language lacks', async (_what, file, text, expected) => {
  const root = await accepted();
  await change(root, file, text, '');
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('reports a page that one language lacks', async () => {
  const root = await accepted();
  await rm(path.join(root, ZH));
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(4);
  for (const problem of problems) expect(problem).toContain(`has no Chinese counterpart in ${ZH}`);
});

test('reports what the lock holds of deleted pages, until it is recorded', async () => {
  const root = await accepted({...good, 'docs/b.md': 'Text.\n', [ZH.replace('a.md', 'b.md')]: '文字。\n'});
  await rm(path.join(root, EN));
  await rm(path.join(root, ZH));
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`i18n/translations.lock/docs.jsonl:: holds texts that are gone: "${EN} #limits"`);
  await acceptAll(root);
  expect(await problemsOf(root)).toEqual([]);
});

test('sees a change in one language through a renamed page and a renamed heading', async () => {
  const root = await accepted();
  for (const [file, target] of [
    [EN, 'docs/c.md'],
    [ZH, ZH.replace('a.md', 'c.md')],
  ] as const) {
    await change(root, file, '#limits', '#bounds');
    await writeFile(path.join(root, target), await readFile(path.join(root, file)));
    await rm(path.join(root, file));
  }
  await change(root, 'docs/c.md', 'At most 5', 'At most 6');
  await acceptAll(root);
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('section "#bounds": its English text in docs/c.md, line 7 changed');
});

test('sees a change in one language beside an element that both languages got', async () => {
  const page = (...texts: string[]) => texts.map((text) => `<Split>\n\n${text}\n\n</Split>\n`).join('\n');
  const [en, zh] = ['src/pages/a.mdx', 'i18n/zh/docusaurus-plugin-content-pages/a.mdx'];
  const root = await accepted({[en]: page('One.', 'Two.'), [zh]: page('一。', '二。')});
  await writeFile(path.join(root, en), page('New.', 'One.', 'Three.'));
  await writeFile(path.join(root, zh), page('新。', '一。', '二。'));
  await acceptAll(root);
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('section "<Split>[3]": its English text');
});

test('does not take two changes that a merge brought together for one', async () => {
  const root = await accepted();
  const before = await readFile(path.join(root, lockFile('docs')), 'utf8');
  await change(root, EN, 'At most 5', 'At most 6');
  await acceptAll(root, 'English first');
  const ours = await readFile(path.join(root, lockFile('docs')), 'utf8');
  await change(root, EN, 'At most 6', 'At most 5');
  await writeFile(path.join(root, lockFile('docs')), before);
  await change(root, ZH, '最多 5', '最多 7');
  await acceptAll(root, 'Chinese first');
  const theirs = await readFile(path.join(root, lockFile('docs')), 'utf8');
  await change(root, EN, 'At most 5', 'At most 6');
  await writeFile(path.join(root, lockFile('docs')), `<<<<<<< ours\n${ours}=======\n${theirs}>>>>>>> theirs\n`);
  expect((await problemsOf(root))[0]).toBe(
    `${lockFile('docs')}:1: a conflict of a merge is left: run npm run translation:accept`,
  );
  await acceptAll(root);
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`section "#limits" and its English text in ${EN}, line 7 were each accepted, but not`);
});

test('asks for the lock when there is none', async () => {
  const root = await writeTree(good);
  expect(await problemsOf(root)).toEqual(['i18n/translations.lock:: is missing: restore it with git checkout']);
});

test('reports a page that cannot be read, and nothing else', async () => {
  const root = await accepted();
  await change(root, EN, 'Lead.', 'Lead {.');
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${EN}:5: is broken MDX`);
});

test('looks at one page alone', async () => {
  const other = {'docs/b.md': 'Text.\n', [ZH.replace('a.md', 'b.md')]: '文字。\n'};
  const root = await accepted({...good, ...other});
  await change(root, 'docs/b.md', 'Text', 'Words');
  const pages = await findPages(root);
  const messages = async (file: string) => {
    const {problems} = await translationsOf(pages.find((page) => page.file === file)).run(root);
    return problems.map(({message}) => message);
  };
  expect(await messages(EN)).toEqual([]);
  expect(await messages('docs/b.md')).toHaveLength(1);
});
