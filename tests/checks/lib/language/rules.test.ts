import {expect, test} from 'vitest';
import {readRules} from '../../language';
import {findingsOf, type Passage} from './findings';
import {parseRules, type Rule} from './rules';

const GOOD = [
  'languages: [en]',
  'rules:',
  '  - id: one',
  '    reason: glossary',
  '    terms: {app groups?: application}',
  '    except: [app group of the API]',
  '    notIn: [docs/api/]',
  '    fails: [An app group]',
  '    passes: [An application]',
  '',
].join('\n');

/** The passages as which an example counts: the parts that its rule looks at. */
function passages({in: scopes}: Rule, text: string): Passage[] {
  return scopes.map((scope) => ({text, line: 1, scope}));
}

const rules = await readRules();
const cases = rules.map((rule) => [`${rule.languages.join('+')} ${rule.id}`, rule] as const);

test.each(cases)('%s finds its examples of bad style, one for each term', (_name, rule) => {
  for (const text of rule.fails) {
    const findings = findingsOf([rule], 'x.md', passages(rule, text));
    expect(findings, text).not.toEqual([]);
  }
  for (const {term, pattern} of rule.matchers) {
    const caught = rule.fails.filter((text) => text.search(pattern) >= 0);
    expect(caught, `no example in "fails" for ${term}`).not.toEqual([]);
  }
});

test.each(cases)('%s leaves its examples of good style alone', (_name, rule) => {
  for (const text of rule.passes) expect(findingsOf([rule], 'x.md', passages(rule, text)), text).toEqual([]);
});

test('ids are unique in each language', () => {
  for (const locale of ['en', 'zh'] as const) {
    const ids = rules.filter(({languages}) => languages.includes(locale)).map(({id}) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('reads a rule', () => {
  const [rule] = parseRules('r.yml', GOOD);
  expect(rule).toMatchObject({id: 'one', languages: ['en'], in: ['text'], bold: false, quoted: false});
});

test.each([
  [
    'no examples of bad style',
    GOOD.replace('    fails: [An app group]\n', ''),
    'r.yml:3: rules.0.fails must be a list',
  ],
  ['an empty list of examples', GOOD.replace('[An application]', '[]'), 'must have at least one example'],
  [
    'no kind',
    GOOD.replace('    terms: {app groups?: application}\n', ''),
    'exactly one of terms, pattern, and maxWords',
  ],
  ['a pattern without a wording', GOOD.replace('terms: {app groups?: application}', 'pattern: x'), 'must have prefer'],
  ['an unknown field', `${GOOD}    color: red\n`, 'Unrecognized key: "color"'],
  ['a broken expression', GOOD.replace('app groups?:', '"(app":'), 'r.yml:3: rule "one": Invalid regular expression'],
  ['broken YAML', GOOD.replace('[en]', '[en'), 'is broken YAML'],
  ['an unknown language', GOOD.replace('[en]', '[fr]'), 'r.yml:1: languages.0'],
])('rejects %s, with the line', (_name, source, expected) => {
  expect(() => parseRules('r.yml', source)).toThrow(expected);
});

const look = (text: string, more: Partial<Passage> = {}, file = 'docs/a.md') =>
  findingsOf(parseRules('r.yml', GOOD), file, [{text, line: 5, scope: 'text', ...more}]);

test('names the line, the words that were found, the preferred wording, and the reason', () => {
  expect(look('First\nsecond App groups here')).toEqual([
    {rule: 'one', line: 6, message: '"App groups": write application (one: glossary)'},
  ]);
});

test.each([
  ['a part of a word', 'A snapp group, an app grouping', {}],
  ['bold text', 'app group', {bold: true}],
  ['quoted text', 'In 5.17 it was called "the app group".', {}],
  ['an exception', 'The App Group of the API', {}],
  ['another part of the page', 'app group', {scope: 'title'} as const],
])('leaves %s alone', (_name, text, more) => {
  expect(look(text, more)).toEqual([]);
});

test('a quotation mark beside it, or an exception elsewhere, excuses nothing', () => {
  expect(look('"A" app group "B"')).toHaveLength(1);
  expect(look('An app group of the API is an app group.')).toHaveLength(1);
});

test('leaves files alone that the rule excludes', () => {
  expect(look('app group', {}, 'docs/api/a.md')).toEqual([]);
  expect(look('app group', {}, 'docs/apiary.md')).toHaveLength(1);
});
