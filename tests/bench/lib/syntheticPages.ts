import {LOCALES, type Locale, type Localized} from '../../../src/config/locale';
import {random} from '../../support/random';
import type {Vocabulary} from './vocabulary';

/** A made-up page of documentation. */
export interface SyntheticPage {
  /** Path below the folder of its version, without ending: `part/category/page`. */
  id: string;
  /** Markdown with front matter. */
  source: Localized;
}

interface SyntheticCategory {
  type: 'category';
  label: string;
  collapsed: boolean;
  items: (SyntheticCategory | string)[];
}

/** Pages with their place in the sidebar. */
export interface SyntheticPages {
  pages: SyntheticPage[];
  sidebar: SyntheticCategory[];
  /** Chinese label of each category, by its English one. */
  labels: ReadonlyMap<string, string>;
}

type Vocabularies = Readonly<Record<Locale, Vocabulary>>;

const VERBS: Localized[] = [
  ['Configure', '配置'],
  ['Install', '安装'],
  ['Monitor', '监控'],
  ['Upgrade', '升级'],
  ['Restore', '恢复'],
  ['Connect', '连接'],
  ['Export', '导出'],
  ['Import', '导入'],
  ['Scale', '伸缩'],
  ['Protect', '保护'],
  ['Publish', '发布'],
  ['Share', '共享'],
  ['Debug', '调试'],
  ['Replace', '替换'],
  ['Understand', '理解'],
  ['Automate', '自动化'],
].map(([en = '', zh = '']) => ({en, zh}));

/** Picks by chance: the same seed gives the same picks. */
class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = random(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.between(0, list.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  picks<T>(list: readonly T[], count: number): T[] {
    return Array.from({length: count}, () => this.pick(list));
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (locale: Locale, words: readonly string[]) => words.join(locale === 'en' ? ' ' : '');

/** Writes texts of one language. */
class Writer {
  constructor(
    private readonly locale: Locale,
    private readonly words: Vocabulary,
    private readonly chance: Chance,
  ) {}

  phrase(count: number): string {
    return joined(this.locale, this.chance.picks(this.words.distinct, count));
  }

  sentence(low = 8, high = 22): string {
    const words = this.chance.picks(this.words.running, this.chance.between(low, high));
    const middle = Math.floor(words.length / 2);
    const [first, second] = [words.slice(0, middle), words.slice(middle)].map((part) => joined(this.locale, part));
    return this.locale === 'en' ? `${capitalized(first ?? '')}, ${second}.` : `${first}，${second}。`;
  }

  paragraph(): string {
    const sentences = Array.from({length: this.chance.between(2, 5)}, () => this.sentence());
    return sentences.join(this.locale === 'en' ? ' ' : '');
  }
}

const slugOf = (words: readonly string[]) => words.join('-').toLowerCase();

/** Code in the languages that pages use most. */
function code(language: string, names: readonly string[]): string {
  const [first = 'first', second = 'second', third = 'third'] = names;
  const lines: Readonly<Record<string, string[]>> = {
    bash: [
      `# ${first} ${second}`,
      `kubectl get pods -n ${first}-system -l name=${second} -o wide`,
      `export ${second.toUpperCase()}_PATH="/opt/${first}/${third}"`,
      `grctl service list --team ${third} | grep "${first}"`,
    ],
    yaml: [
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata:',
      `  name: ${first}-${second}`,
      'data:',
      `  ${third}: "true"`,
      `  ${second}.conf: ${first}`,
    ],
    json: ['{', `  "${first}": "${second}",`, `  "${second}": {"${third}": true}`, '}'],
  };
  return ['```' + language, ...(lines[language] ?? []), '```'].join('\n');
}

interface Plan {
  id: string;
  title: Localized;
  seed: number;
  /** Pages to link to, paths relative to this page. */
  related: string[];
}

/** Writes a page. Its headings, code and tables are the same in every language. */
function write(plan: Plan, locale: Locale, vocabularies: Vocabularies): string {
  const structure = new Chance(plan.seed);
  const writer = new Writer(locale, vocabularies[locale], new Chance(plan.seed + (locale === 'en' ? 1 : 2)));
  const names = () => structure.picks(vocabularies.en.distinct, 3);
  const list = (mark: string) => Array.from({length: 4}, () => `${mark} ${writer.sentence(4, 12)}`).join('\n');
  const table = () =>
    [
      `| ${writer.phrase(1)} | ${writer.phrase(1)} | ${writer.phrase(1)} |`,
      '|---|---|---|',
      ...Array.from({length: structure.between(3, 8)}, () => {
        return `| \`${structure.pick(vocabularies.en.distinct)}\` | ${writer.phrase(2)} | ${writer.sentence(3, 9)} |`;
      }),
    ].join('\n');
  const extras = [
    () => code(structure.pick(['bash', 'bash', 'yaml', 'json']), names()),
    table,
    () => list('-'),
    () => list('1.'),
    () => `:::note\n\n${writer.sentence()}\n\n:::`,
  ];
  const section = (level: string) => {
    const id = slugOf(structure.picks(vocabularies.en.distinct, 2));
    const parts = [`${level} ${capitalized(writer.phrase(structure.between(2, 4)))} {/* #${id} */}`];
    for (let count = structure.between(1, 3); count > 0; count -= 1) parts.push(writer.paragraph());
    parts.push(structure.pick(extras)());
    return parts;
  };
  const links = plan.related.map((file) => `- [${writer.phrase(3)}](${file})`);
  return [
    `---\ntitle: ${plan.title[locale]}\ndescription: ${writer.sentence(14, 18)}\n---`,
    writer.paragraph(),
    ...Array.from({length: structure.between(4, 6)}, () =>
      structure.between(0, 2) > 0 ? section('##') : [...section('##'), ...section('###')],
    ).flat(),
    ...(links.length > 0 ? [links.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Makes up pages of documentation in categories of eight to twelve pages, and those in parts of eight to twelve
 * categories. The first pages are the same however many there are.
 *
 * @param vocabularies words that titles, addresses and texts are made of.
 */
export function syntheticPages(count: number, seed: number, vocabularies: Vocabularies): SyntheticPages {
  const chance = new Chance(seed);
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  const name = (): {slug: string; title: Localized} => {
    const verb = chance.pick(VERBS);
    const words = chance.picks(vocabularies.en.distinct, chance.between(2, 4));
    const slug = slugOf(words);
    if (taken.has(slug)) return name();
    taken.add(slug);
    const chinese = chance.picks(vocabularies.zh.distinct, chance.between(2, 4));
    return {slug, title: {en: `${verb.en} ${words.join(' ')}`, zh: `${verb.zh}${chinese.join('')}`}};
  };
  const category = (label: Localized): SyntheticCategory => {
    labels.set(label.en, label.zh);
    return {type: 'category', label: label.en, collapsed: true, items: []};
  };

  const plans: Plan[] = [];
  const sidebar: SyntheticCategory[] = [];
  while (plans.length < count) {
    const part = name();
    const partItem = category(part.title);
    sidebar.push(partItem);
    for (let groups = chance.between(8, 12); groups > 0 && plans.length < count; groups -= 1) {
      const group = name();
      const groupItem = category(group.title);
      partItem.items.push(groupItem);
      const siblings: string[] = [];
      for (let rest = chance.between(8, 12); rest > 0 && plans.length < count; rest -= 1) {
        const {slug, title} = name();
        const id = `${part.slug}/${group.slug}/${slug}`;
        // Only pages before this one: the first pages stay the same when more are made.
        const related = siblings.slice(-2).map((sibling) => `./${sibling}.md`);
        plans.push({id, title, seed: seed + 10 * (plans.length + 1), related});
        groupItem.items.push(id);
        siblings.push(slug);
      }
    }
  }
  const pages = plans.map((plan) => {
    const [en, zh] = LOCALES.map((locale) => write(plan, locale, vocabularies));
    return {id: plan.id, source: {en: en ?? '', zh: zh ?? ''}};
  });
  return {pages, sidebar, labels};
}
