/** A file of the platform's sources. */
export interface SourceFile {
  /** Path in its repository. */
  path: string;
  text: string;
}

/** A place that links to this site. */
export interface SiteLink {
  /** Path on this site as the link has it, decoded, without query and hash: `/docs/stable/`. */
  address: string;
  /** Decoded hash without "#"; none when the link has no hash. */
  anchor?: string;
  path: string;
  /** Line in the file, from 1. */
  line: number;
}

/** A link that is put together from parts of which some are not known before the program runs. */
export interface UnresolvedLink {
  path: string;
  line: number;
  text: string;
}

/** What a repository says about this site. */
export interface Extracted {
  links: SiteLink[];
  unresolved: UnresolvedLink[];
}

/** The hosts of this site. `get.`, `chart.`, `log.` and others below the domain serve something else. */
const HOST = String.raw`(?:https?:)?//(?:www\.)?rainbond\.com`;
/** What ends an address in text and code: blanks, quotes, brackets, and punctuation of either language. */
const PART = String.raw`[^\s"'\x60<>(){}[\]|\\，。；：！？、（）【】「」《》“”]`;
const ABSOLUTE = new RegExp(String.raw`${HOST}(?![\w.-])(${PART}*)`, 'gi');
const BARE = new RegExp(String.raw`^${HOST}/?$`, 'i');

/**
 * Names that hold the address of this site everywhere in the platform: the console keeps it as `platform_url`
 * (`console/services/config_service.py`), the interface reads it with `documentPlatform_url()`.
 */
const KNOWN_BASES = ['platform_url', 'documentPlatform_url'];

const QUOTED = /(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
/** `const name = value`, `name: value`, `"name": value`, `NAME=value`. */
const ASSIGNMENT =
  /(?:^|[\s,{(])(const\s+|let\s+|var\s+|export\s+const\s+)?["']?([A-Za-z_$][\w$]*)["']?\s*(=(?![=>])|:)\s*([^\n]+)/gm;
/** `${…}`, `{{ … }}` or a shell's `$NAME`, with what follows it. */
const TEMPLATE = /(?:\$\{([^{}]*)\}|\{\{-?\s*([^{}]*?)\s*-?\}\}|\$([A-Za-z_]\w*))((?:[^\s"'`<>{}$\\]|\$\{[^{}]*\})*)/g;
/** Python's f"{name}…". */
const FORMATTED = /\b[fF](["'])[^"'\n{]*\{([^{}]*)\}([^"'\n]*)\1/g;
/** Python's "{}…".format(name) and "%s…" % name. */
const FORMAT_CALL = /(["'])(?:\{\}|%s)([^"'\n]*)\1\s*(?:\.format\(|%\s*\(?)\s*([\w.]+)/g;
/** `name + '…'` and `name + (… ? '…' : '…')`. */
const SUM = /([\w$.?]+|["'][^"'\n]*["'])(?:\([^()\n]*\))?\s*\+\s*((["'`])[^"'`\n]*\3|\([^()\n]*\))/g;

/** The last name of an expression: `platform_url` of `info?.document.platform_url`; calls count by their function. */
function lastName(expression: string): string | undefined {
  return /([A-Za-z_$][\w$]*)(?:\([^()]*\))?\s*$/.exec(expression.trim())?.[1];
}

const stringsIn = (code: string): string[] => [...code.matchAll(QUOTED)].map(([, , text = '']) => text);

/** Whether an expression is the bare address of this site, perhaps as one of several possible values. */
function holdsBase(expression: string, bases: ReadonlySet<string>): boolean {
  if (stringsIn(expression).some((text) => BARE.test(text)) || BARE.test(expression.trim())) return true;
  const last = lastName(expression.replace(/[,;]\s*$/, ''));
  return last !== undefined && bases.has(last);
}

interface Bases {
  /** Names of constants, which count in their file. */
  local: Map<string, ReadonlySet<string>>;
  /** Names of properties and exports, which count in the whole repository. */
  shared: ReadonlySet<string>;
}

/** Names that hold the address of this site. */
function findBases(files: readonly SourceFile[]): Bases {
  const shared = new Set(KNOWN_BASES);
  for (const {text} of files) {
    for (const [, keyword, name = '', sign, value = ''] of text.matchAll(ASSIGNMENT)) {
      const isShared = sign === ':' || keyword?.startsWith('export') === true;
      if (isShared && stringsIn(value).some((part) => BARE.test(part))) shared.add(name);
    }
  }
  const local = new Map<string, ReadonlySet<string>>();
  for (const {path, text} of files) {
    const names = new Set(shared);
    for (const [, , name = '', , value = ''] of text.matchAll(ASSIGNMENT)) if (holdsBase(value, names)) names.add(name);
    local.set(path, names);
  }
  return {local, shared};
}

/** What an expression of a template may become; undefined when only the running program knows. */
function alternatives(expression: string): string[] | undefined {
  const texts = stringsIn(expression.includes('?') ? expression.slice(expression.indexOf('?')) : expression);
  return texts.length > 0 ? texts : undefined;
}

/** Every text that a template may become; undefined when only the running program knows. */
function expand(template: string): string[] | undefined {
  let texts = [''];
  for (const [, literal, expression] of template.matchAll(/([^$]+|\$(?!\{))|\$\{([^{}]*)\}/g)) {
    const next = literal === undefined ? alternatives(expression ?? '') : [literal];
    if (next === undefined) return undefined;
    texts = texts.flatMap((text) => next.map((part) => text + part));
  }
  return texts;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads what follows the host. Undefined for pictures, which no page can stand for. */
function parseAddress(rest: string): Pick<SiteLink, 'address' | 'anchor'> | undefined {
  const trimmed = rest.replace(/[.,;:!?*]+$/, '');
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(trimmed) ?? [];
  if (/\.(?:png|jpe?g|gif|svg|ico|webp)$/i.test(path)) return undefined;
  const address = decode(path.startsWith('/') ? path : `/${path}`);
  return hash === undefined || hash === '' ? {address} : {address, anchor: decode(hash)};
}

/** Links of one file. */
class FileLinks {
  readonly links: SiteLink[] = [];
  readonly unresolved: UnresolvedLink[] = [];

  constructor(
    private readonly file: SourceFile,
    private readonly bases: ReadonlySet<string>,
  ) {}

  read(): Extracted {
    const {text} = this.file;
    for (const {index, 1: rest = ''} of text.matchAll(ABSOLUTE)) this.add(rest, index);
    for (const {index, 0: all, 1: code, 2: helm, 3: shell, 4: rest = ''} of text.matchAll(TEMPLATE)) {
      const expression = code ?? helm ?? shell ?? '';
      if (rest !== '' && this.isBase(expression)) this.addTemplate(rest, index, all);
    }
    for (const {index, 2: expression = '', 3: rest = ''} of text.matchAll(FORMATTED)) {
      if (rest !== '' && this.isBase(expression)) this.add(rest, index);
    }
    for (const {index, 2: rest = '', 3: expression = ''} of text.matchAll(FORMAT_CALL)) {
      if (this.isBase(expression)) this.add(rest, index);
    }
    for (const {index, 1: base = '', 2: rest = ''} of text.matchAll(SUM)) {
      if (holdsBase(base, this.bases)) for (const part of stringsIn(rest)) this.add(part, index);
    }
    return {links: this.links, unresolved: this.unresolved};
  }

  private isBase(expression: string): boolean {
    const last = lastName(expression);
    return last !== undefined && this.bases.has(last);
  }

  private lineOf(index: number): number {
    return this.file.text.slice(0, index).split('\n').length;
  }

  private add(rest: string, index: number): void {
    // A template literal that begins with the host: its variable part is not known.
    if (rest.endsWith('$')) {
      this.unresolved.push({path: this.file.path, line: this.lineOf(index), text: rest});
      return;
    }
    const parsed = parseAddress(rest);
    if (parsed) this.links.push({...parsed, path: this.file.path, line: this.lineOf(index)});
  }

  private addTemplate(rest: string, index: number, text: string): void {
    const addresses = expand(rest);
    if (addresses) for (const address of addresses) this.add(address, index);
    else this.unresolved.push({path: this.file.path, line: this.lineOf(index), text});
  }
}

/**
 * The links to this site in the sources of a repository: whole addresses, and those put together from a name that
 * holds the address of the site and a path.
 *
 * @returns links in the order of the files, and links whose address cannot be told from the source.
 */
export function extractLinks(files: readonly SourceFile[]): Extracted {
  const {local, shared} = findBases(files);
  const all = files.map((file) => new FileLinks(file, local.get(file.path) ?? shared).read());
  return {links: all.flatMap(({links}) => links), unresolved: all.flatMap(({unresolved}) => unresolved)};
}
