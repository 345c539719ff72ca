import {parse} from 'yaml';
import {z} from 'zod';
import type {Locale} from '../../src/config/locale';
import {isRecord} from '../../src/lib/isRecord';
import type {Check, Problem} from './check';
import {readText, readTextIfAny} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {findPages, type ContentPage} from './lib/pages';

const AUTHORS = 'blog/authors.yml';
const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}/;

/** Length in characters as a reader counts them, so that a rare Han character counts once. */
function text(min: number, max: number) {
  const rule = `must be text of ${min} to ${max} characters`;
  return z.string({error: rule}).refine((value) => [...value].length >= min && [...value].length <= max, {
    error: ({input}) => `${rule}, has ${[...String(input)].length}`,
  });
}

const flag = z.boolean({error: 'must be true or false'}).optional();
const words = z.string({error: 'must be text'}).min(1, 'must not be empty').optional();
const keywords = z.array(z.string(), {error: 'must be a list of words'}).min(1, 'must not be empty').optional();
const headingLevel = z
  .number({error: 'must be a number'})
  .int()
  .min(2, 'must be 2 or more')
  .max(6, 'must be 6 or less');

/** A description in Chinese says as much in half the characters. */
const description = (locale: Locale) => text(locale === 'en' ? 50 : 25, 160);

const doc = (locale: Locale) =>
  z.strictObject({
    title: text(1, 60),
    description: description(locale),
    keywords,
    slug: z.string({error: 'must be text'}).startsWith('/', 'must begin with /').optional(),
    sidebar_label: words,
    sidebar_class_name: words,
    hide_table_of_contents: flag,
    toc_max_heading_level: headingLevel.optional(),
    unlisted: flag,
    draft: flag,
    // Id of the same subject in the current version; src/plugins/docs compares it with the documents.
    counterpart: words,
    // What src/remark/openapi.ts appends; npm run check:api compares the names with the OpenAPI documents.
    operation: z
      .union([words.unwrap(), z.array(z.string()).min(1)], {error: 'must be a name or a list of names'})
      .optional(),
    compare: words,
  });

const page = (locale: Locale) =>
  z.strictObject({
    title: text(1, 60),
    description: description(locale),
    keywords,
    wrapperClassName: words,
    hide_table_of_contents: flag,
    unlisted: flag,
  });

function post(locale: Locale, path: string, authors: ReadonlySet<string>) {
  const [year, slug] = path.split('/');
  return z.strictObject({
    slug: z.literal(slug, {error: `must be "${slug}", the name of the folder`}),
    title: text(1, 70),
    description: description(locale),
    date: z
      .string({error: 'must be a date such as 2026-01-31'})
      .regex(/^\d{4}-\d{2}-\d{2}$/, {error: 'must be a date such as 2026-01-31', abort: true})
      .refine((date) => date.startsWith(`${year}-`), `must be in ${year}, the year of the folder`)
      .refine((date) => isDay(date), 'must be a day that exists'),
    authors: z
      .array(
        z.string().refine((key) => authors.has(key), {
          error: ({input}) => `names "${String(input)}", who is not in ${AUTHORS}`,
        }),
        {error: 'must be a list of author keys'},
      )
      .min(1, 'must name at least one author'),
    keywords,
    unlisted: flag,
    draft: flag,
  });
}

/** Whether a date exists in the calendar: there is no February 30. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function schemaFor({kind, locale, path}: ContentPage, authors: ReadonlySet<string>) {
  if (kind === 'doc') return doc(locale);
  return kind === 'post' ? post(locale, path, authors) : page(locale);
}

/** Letters and digits alone, so that "Quick start." and "quick start" are the same. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : '';

function repeatsTitle(fields: Record<string, unknown>): boolean {
  const title = plain(fields.title);
  const about = plain(fields.description);
  return title !== '' && about !== '' && about.replaceAll(title, '') === '';
}

/** One line for each field that an issue of the schema is about. */
function explain(issue: z.core.$ZodIssue): {field: string; message: string}[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({field, message: 'is not known here; remove it or correct its name'}));
  }
  const field = String(issue.path[0] ?? '');
  return [{field, message: issue.message}];
}

function checkPage(page: ContentPage, source: string, authors: ReadonlySet<string>): Problem[] {
  const {file, kind, path} = page;
  if (kind === 'post' && !/^\d{4}\/[^/]+\/index\.mdx?$/.test(path)) {
    return [{file, message: 'a post must be at YYYY/slug/index.md below the folder of the blog'}];
  }
  const read = readFrontMatter(source);
  if ('error' in read) return [{file, line: read.line, message: `front matter ${read.error}`}];
  const {fields, lines, body} = read;
  const problems: Problem[] = [];
  const report = (field: string, message: string) =>
    problems.push({file, line: lines.get(field) ?? 1, message: `front matter "${field}": ${message}`});

  const result = schemaFor(page, authors).safeParse(fields);
  for (const issue of result.error?.issues ?? []) {
    for (const {field, message} of explain(issue)) {
      report(field, field in fields ? message : `is missing; it ${message}`);
    }
  }
  if (repeatsTitle(fields)) report('description', 'must say more than the title');
  if (kind === 'post' && !TRUNCATE.test(body)) {
    problems.push({
      file,
      message: 'needs the marker {/* truncate */} after its introduction, which the list of posts shows',
    });
  }
  return problems;
}

async function authorKeys(root: string): Promise<ReadonlySet<string>> {
  const authors: unknown = parse((await readTextIfAny(root, AUTHORS)) ?? '');
  return new Set(isRecord(authors) ? Object.keys(authors) : []);
}

/** Fields at the top of docs, posts and pages: which there are, what they hold. Partials have none. */
export const frontMatter: Check = {
  name: 'front-matter',
  reads: 'sources',
  purpose: 'titles, descriptions, dates and authors of docs, posts and pages are complete and well formed',
  async run(root) {
    const authors = await authorKeys(root);
    const pages = (await findPages(root)).filter(({partial}) => !partial);
    const problems: Problem[] = [];
    for (const page of pages) problems.push(...checkPage(page, await readText(root, page.file), authors));
    return {problems, looked: pages.length};
  },
};
