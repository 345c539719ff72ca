import {normalizeName} from '../platform/interface';
import {routeShape} from '../platform/routes';
import type {Change} from './change';
import type {PageText, Piece} from './pageText';

/** A place of a page that names something that changed. */
export interface Mention {
  change: Change;
  file: string;
  line: number;
  /** 0 to 1: how sure it is that the page means what changed. */
  confidence: number;
  /** Whether it is in a numbered step, which readers follow exactly. */
  inStep: boolean;
}

/** A place where a page names something. */
type Place = Pick<Mention, 'line' | 'confidence' | 'inStep'>;

/** Words that tell that a bold name is a place to go to and no field or button. */
const PLACE = /\btabs?\b|\bmenu\b|标签页|选项卡|页签|菜单/i;

/** How sure it is that a bold name is a tab when nothing on its line says so. */
const LIKELY_TAB = 0.6;

/** Shortest default, in characters, that pages can be searched for. */
const TELLING = 8;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that does not go on as a longer name. */
const whole = (text: string) => new RegExp(`(?<![\\w.-])${escape(text)}(?![\\w-])`);

/** What stands for one part of an address: `{id}`, `<id>`, `$ID`, `:id`, `TEAM_ID`. */
const PARAMETER = /^(?:\{.*\}|<.*>|\$.*|:\w+|[A-Z][A-Z0-9_]+)$/;

/** Shapes of the addresses in a piece of code. */
function shapesOf(code: string): string[] {
  return [...code.matchAll(/\/(?:console|openapi)\/[^\s"'`?|)]+/g)].map(([address]) =>
    routeShape(
      address
        .replace(/[.,;]+$/, '')
        .split('/')
        .map((part) => (PARAMETER.test(part) ? '{}' : part))
        .join('/'),
    ),
  );
}

/** Looks up in pages what changed. Pages are read once, changes looked up one by one. */
export class Finder {
  /**
   * @param page page to search.
   * @param operations shapes of the routes by the id of the operation that documents them.
   */
  constructor(
    private readonly page: PageText,
    private readonly operations: ReadonlyMap<string, string>,
  ) {}

  mentions(change: Change): Mention[] {
    if (change.kind === 'added') return this.added(change);
    return this.linesOf(change).map((place) => ({change, file: this.page.file, ...place}));
  }

  /** A page that names two neighbors of something new is where readers would look for it. */
  private added(change: Change): Mention[] {
    const near = (change.near ?? []).flatMap((name) => {
      const [first] = this.linesOf({...change, kind: 'removed', name, tab: false});
      return first === undefined ? [] : [first];
    });
    const [first] = near.sort((a, b) => a.line - b.line);
    if (first === undefined || near.length < 2) return [];
    const confidence = near.length / (change.near?.length ?? 1);
    return [{change, file: this.page.file, line: first.line, confidence, inStep: false}];
  }

  private linesOf(change: Change): Place[] {
    const sure = (pieces: readonly Piece[]) => pieces.map(({line}) => ({line, confidence: 1, inStep: false}));
    switch (change.area) {
      case 'interface':
        return this.names(change);
      case 'helm':
        return sure([
          ...this.page.keys.filter(({text}) => text === change.name),
          ...this.inCode(change.name),
          ...this.oldDefault(change),
        ]);
      case 'environment':
        return sure(this.inCode(change.name));
      case 'port':
        return sure(this.port(change.name));
      case 'route':
        return sure(this.route(change.name));
    }
  }

  private names({name, locale, share, tab = false, kind}: Change): Place[] {
    const {page} = this;
    if (locale !== page.locale) return [];
    return page.names
      .filter((bold) => normalizeName(bold.name) === name)
      .map(({line, parents, inStep}) => {
        const isPlace = tab && (parents.length > 0 || PLACE.test(page.lines[line - 1] ?? ''));
        const likely = tab && kind === 'moved' ? LIKELY_TAB : 0;
        return {line, confidence: isPlace ? 1 : Math.max(share, likely), inStep};
      });
  }

  private inCode(name: string): Piece[] {
    const pattern = whole(name);
    return this.page.code.filter(({text}) => text.includes(name) && pattern.test(text));
  }

  /** Places with the old default itself, where it is long and special enough. */
  private oldDefault({kind, was = ''}: Change): Piece[] {
    const value = was.replace(/^"|"$/g, '');
    if (kind !== 'default' || value.length < TELLING || !/[\d:/.]/.test(value)) return [];
    return this.inCode(value);
  }

  private port(number: string): Piece[] {
    const pattern = new RegExp(`(?<![\\w.])${number}(?![\\w.]*\\w)`);
    const address = new RegExp(`:${number}\\b`);
    return this.page.lines
      .map((text, index) => ({text, line: index + 1}))
      .filter(({text}) => address.test(text) || (pattern.test(text) && /port|端口|^\s*\|/i.test(text)));
  }

  private route(name: string): Piece[] {
    const shape = routeShape(name);
    const own = this.page.operations.some((id) => this.operations.get(id) === shape) ? [{text: name, line: 1}] : [];
    return [...own, ...this.page.code.filter(({text}) => shapesOf(text).includes(shape))];
  }
}
