import {isMap, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import {LOCALES, type Locale} from '../../../../src/config/locale';

const text = z.string({error: 'must be text'}).min(1, {error: 'must not be empty'});
const examples = z
  .array(text, {error: 'must be a list of examples'})
  .min(1, {error: 'must have at least one example, so that a test can see the rule work'});

/** Parts of a page that a rule can be limited to. */
const SCOPES = ['text', 'title', 'heading', 'paragraph'] as const;

const COMMON = {
  id: text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {error: 'must be lowercase words with hyphens'}),
  /** Why, for the writer who meets the rule. */
  reason: text,
  /** `text` is every run of text; the others are looked at as a whole. */
  in: z.array(z.enum(SCOPES)).min(1).default(['text']),
  /** Whether it also looks at bold text, which holds names of the console as the console writes them. */
  bold: z.boolean().default(false),
  /** Whether it also looks at text in double quotation marks, which is mentioned and not used. */
  quoted: z.boolean().default(false),
  caseSensitive: z.boolean().default(false),
  /** Phrases in which the finding is right. */
  except: z.array(text).default([]),
  /** Files and folders, from the root of the project, to which the rule does not apply. */
  notIn: z.array(text).default([]),
  /** Texts in which the rule finds something, at least one for each term. */
  fails: examples,
  /** Texts in which the rule finds nothing. */
  passes: examples,
};

const RULE = z
  .strictObject({
    ...COMMON,
    /** Words to avoid, as regular expressions, each with the preferred wording. They match as whole words. */
    terms: z.record(text, text).optional(),
    /** A regular expression; `prefer` says what to write. */
    pattern: text.optional(),
    prefer: text.optional(),
    /** The most words that a part of the page may have. */
    maxWords: z.number().int().positive().optional(),
  })
  .refine(
    ({terms, pattern, maxWords}) => [terms, pattern, maxWords].filter((kind) => kind !== undefined).length === 1,
    {
      error: 'must have exactly one of terms, pattern, and maxWords',
    },
  )
  .refine(({pattern, prefer}) => (pattern === undefined) === (prefer === undefined), {
    error: 'must have prefer if, and only if, it has a pattern',
  });

const FILE = z.strictObject({
  languages: z.array(z.enum(LOCALES)).min(1, {error: 'must name at least one language'}),
  rules: z.array(RULE, {error: 'must be a list of rules'}),
});

type Data = z.infer<typeof RULE>;

/** What a rule looks for, and what to write in its place. */
export interface Matcher {
  /** The term as it is in the file of rules. */
  term: string;
  pattern: RegExp;
  prefer: string;
}

/** A rule of style. */
export interface Rule extends Pick<
  Data,
  'id' | 'reason' | 'in' | 'bold' | 'quoted' | 'except' | 'notIn' | 'fails' | 'passes' | 'maxWords'
> {
  languages: readonly Locale[];
  matchers: readonly Matcher[];
}

/** A term of Latin letters matches as a whole; Chinese has no spaces between words. */
function wholeWord(source: string): string {
  if (/\p{Script=Han}|\\p/u.test(source)) return source;
  return `(?<![A-Za-z0-9_-])(?:${source})(?![A-Za-z0-9_]|-[A-Za-z])`;
}

function compile({terms = {}, pattern, prefer = '', caseSensitive}: Data): Matcher[] {
  const regExp = (source: string) => new RegExp(source, caseSensitive ? 'gu' : 'giu');
  const ofTerms = Object.entries(terms).map(([term, preferred]) => ({
    term,
    pattern: regExp(wholeWord(term)),
    prefer: preferred,
  }));
  return pattern === undefined ? ofTerms : [{term: pattern, pattern: regExp(pattern), prefer}];
}

/**
 * Reads a file of rules.
 *
 * @param file its path, for messages.
 * @throws Error that names the file, the line where it is known, and the rule, and says what to change.
 */
export function parseRules(file: string, source: string): Rule[] {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}:${counter.linePos(broken.pos[0]).line}: is broken YAML: ${broken.message}`);
  const content: unknown = document.toJS();
  const {data, error} = FILE.safeParse(content);
  const lineOf = (path: readonly PropertyKey[]) => {
    const node =
      path[0] === 'rules' && typeof path[1] === 'number' ? document.getIn(['rules', path[1]], true) : undefined;
    return isMap(node) && node.range ? counter.linePos(node.range[0]).line : 1;
  };
  if (!data)
    throw new Error(
      error.issues
        .map(({path, message}) => `${file}:${lineOf(path)}: ${path.map(String).join('.') || 'the file'} ${message}`)
        .join('\n'),
    );
  return data.rules.map((rule, index) => {
    try {
      return {...rule, languages: data.languages, matchers: compile(rule)};
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file}:${lineOf(['rules', index])}: rule "${rule.id}": ${reason}`, {cause});
    }
  });
}
