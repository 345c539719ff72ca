import {createHash} from 'node:crypto';
import type {ManifestEntry} from '../../deploy/generate';
import {isImmutable, localePrefixes} from '../../deploy/headers';
import {movedAddresses, type MovedAddress} from '../../deploy/redirects';
import {SURPLUS_LANGUAGE} from '../../src/config/redirects/table';
import {RequestError, type ServerResponse, type SendRequest} from '../http/request';
import {mapConcurrently} from '../../src/lib/mapConcurrently';
import {retryAfter} from '../http/retryAfter';
import type {ExpectedSite} from './build';
import type {Difference, Group} from './differences';
import {headerDifferences, headersOfFile} from './expectedHeaders';
import {Unreachable} from './reach';
import {addressesIn} from './sitemap';

export interface CompareOptions {
  sendRequest: SendRequest;
  /** Scheme and host of the deployed site. */
  origin: string;
  /** Milliseconds for each request. */
  timeout: number;
  /** Requests at a time. */
  parallel: number;
  /** Number of files, redirects and addresses that are looked at; without it all are. */
  sample?: number;
  /** Waits for some milliseconds. */
  sleep: (duration: number) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What was looked at. */
export interface Counts {
  files: number;
  redirects: number;
  addresses: number;
  requests: number;
}

export interface Comparison {
  differences: Difference[];
  counts: Counts;
}

/** Requests in a row without a response after which no more requests are sent. */
const PATIENCE = 20;

/** How often a request is repeated when the server asks to come back later, and the longest time to wait for that. */
const REPEATS = 3;
const LONGEST_WAIT = 60_000;

/** Query of requests whose response must not depend on the query. */
const QUERY = '?from=check-live&x=%20';

/** Pages of each language whose former forms are tried; they come from one rule. */
const TRIED_PAGES = 10;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const isPermanent = (status: number) => status === 301 || status === 308;
const bytes = (size: number) => `${size.toLocaleString('en')} bytes`;

/** Members of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], count = list.length): T[] {
  if (count >= list.length) return [...list];
  return Array.from({length: count}, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (item) => item !== undefined,
  );
}

class SiteComparison {
  private readonly differences: Difference[] = [];
  private readonly counts: Counts = {files: 0, redirects: 0, addresses: 0, requests: 0};
  /** Status of each path that was requested. */
  private readonly statuses = new Map<string, number>();
  private silent = 0;

  constructor(
    private readonly site: ExpectedSite,
    private readonly options: CompareOptions,
  ) {}

  async run(): Promise<Comparison> {
    const {manifest, facts, sitemaps} = this.site;
    const {parallel, sample} = this.options;
    const moved = new Set(movedAddresses(facts.moved).map(({from}) => decodeURI(from)));
    // The page of a former address is for hosts that cannot redirect; the page for what is missing has no address.
    const isFormer = (page: string) => moved.has(page) || `${page}/`.startsWith(`${SURPLUS_LANGUAGE}/`);
    const files = manifest.filter(({page}) => page === undefined || (!isFormer(page) && !this.isNotFoundPage(page)));
    await mapConcurrently(this.sampleOfFiles(files), parallel, (entry) => this.compareFile(entry));
    await mapConcurrently(spread(movedAddresses(facts.moved), sample), parallel, (row) => this.compareRedirect(row));
    // Homes have other forms than pages below them.
    const pages = files.flatMap(({page = '/'}) => (page === '/' || localePrefixes.includes(page) ? [] : [page]));
    await mapConcurrently(this.triedPages(pages), parallel, (page) => this.compareFormerForms(page));
    await mapConcurrently(localePrefixes, parallel, (prefix) => this.compareUnknown(prefix));
    await mapConcurrently(sitemaps, parallel, ([file, expected]) => this.compareSitemap(file, expected));
    return {differences: this.differences, counts: this.counts};
  }

  /** A sample has pages and other files of both kinds of caching. */
  private sampleOfFiles(files: readonly ManifestEntry[]): ManifestEntry[] {
    const {sample} = this.options;
    if (sample === undefined) return [...files];
    const kind = ({path, page}: ManifestEntry) => (page === undefined ? String(isImmutable(`/${path}`)) : 'page');
    const kinds = new Set(files.map(kind));
    return [...kinds].flatMap((name) =>
      spread(
        files.filter((file) => kind(file) === name),
        Math.ceil(sample / kinds.size),
      ),
    );
  }

  private triedPages(pages: readonly string[]): string[] {
    const prefixes = localePrefixes.filter((prefix) => prefix !== '');
    const isOf = (page: string, prefix: string) => page.startsWith(`${prefix}/`);
    const [own, others] = [
      pages.filter((page) => !prefixes.some((prefix) => isOf(page, prefix))),
      prefixes.map((prefix) => pages.filter((page) => isOf(page, prefix))),
    ];
    return [own, ...others].flatMap((list) => spread(list, Math.min(TRIED_PAGES, this.options.sample ?? TRIED_PAGES)));
  }

  private isNotFoundPage(page: string): boolean {
    return localePrefixes.some((prefix) => page === `${prefix}/404`);
  }

  private report(group: Group, message: string, address: string, detail?: string): void {
    this.differences.push({group, message, address, ...(detail === undefined ? {} : {detail})});
  }

  /** Requests a path; reports when there is no response. */
  private async get(path: string, coding = 'identity', group: Group = 'answer'): Promise<ServerResponse | undefined> {
    const {sendRequest, origin, timeout} = this.options;
    for (let repeat = 0; ; repeat += 1) {
      this.counts.requests += 1;
      try {
        const response = await sendRequest(origin + path, {headers: {'accept-encoding': coding}, timeout});
        this.silent = 0;
        const wait = this.waitFor(response);
        if (wait === undefined || repeat >= REPEATS) return response;
        await this.options.sleep(wait);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        this.noteSilence(error);
        this.report(error.reason === 'encoding' ? 'compression' : group, error.message, path, coding);
        return undefined;
      }
    }
  }

  /** Milliseconds after which the server wants to be tried again, if it does and that is soon. */
  private waitFor({status, headers}: ServerResponse): number | undefined {
    if (status !== 429 && status !== 503) return undefined;
    const wait = retryAfter(headers.get('retry-after'), this.options.now());
    return wait !== undefined && wait <= LONGEST_WAIT ? wait : undefined;
  }

  private noteSilence(error: RequestError): void {
    if (error.reason === 'encoding') return;
    this.silent += 1;
    if (this.silent < PATIENCE) return;
    throw new Unreachable(
      `${this.options.origin} does not answer any more after ${this.counts.requests.toLocaleString('en')} requests: ` +
        `${error.message}. Try again later, with a smaller --parallel.`,
    );
  }

  private async compareFile(entry: ManifestEntry): Promise<void> {
    const path = encodeURI(entry.page ?? `/${entry.path}`);
    this.counts.files += 1;
    const plain = await this.get(path);
    if (plain === undefined) return;
    this.statuses.set(path, plain.status);
    if (plain.status !== 200) {
      const location = plain.headers.get('location');
      const detail = location === null ? undefined : `to ${location}`;
      this.report('missing', `answers ${plain.status}`, path, detail);
      return;
    }
    const caching = isImmutable(`/${entry.path}`) ? 'immutable' : 'revalidate';
    for (const message of headerDifferences(plain.headers, headersOfFile(entry.path, this.site.facts, caching))) {
      this.report('headers', message, path);
    }
    if (sha256(plain.body) !== entry.sha256) {
      const size = plain.body.length;
      const detail = size === entry.size ? 'of the same size' : `${bytes(size)}, in the build ${bytes(entry.size)}`;
      this.report('content', 'is not what the build has', path, detail);
    }
    for (const coding of Object.keys(entry.encodings)) await this.compareCoding(path, coding, plain, entry);
  }

  /** Compares a compressed response with what the build has, and with the uncompressed one. */
  private async compareCoding(path: string, coding: string, plain: ServerResponse, {sha256: expected}: ManifestEntry) {
    const response = await this.get(path, coding);
    if (response === undefined) return;
    const report = (message: string) => this.report('compression', message, path);
    const {status, headers, body} = response;
    if (status !== 200) return report(`answers ${status} to who accepts ${coding}`);
    const sent = headers.get('content-encoding');
    if (sent !== coding) report(`is sent ${sent === null ? 'uncompressed' : `as ${sent}`} to who accepts ${coding}`);
    if (!/(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(headers.get('vary') ?? '')) {
      report('Vary does not name Accept-Encoding, so caches may mix up the variants');
    }
    // Where both are alike, the difference was reported with the content.
    if (sha256(body) !== expected && !body.equals(plain.body)) report(`the ${coding} variant has another content`);
  }

  private async compareRedirect({from, to}: MovedAddress): Promise<void> {
    this.counts.redirects += 1;
    const whole = [await this.leads(from, to), await this.leads(`${from}/`, to)];
    const target = new URL(to, this.site.origin);
    if (!whole.every(Boolean) || target.origin !== this.site.origin) return;
    const status = await this.statusOf(target.pathname);
    if (status !== undefined && status !== 200) {
      this.report('redirects', `leads to a page that answers ${status}`, from, to);
    }
  }

  private async compareFormerForms(page: string): Promise<void> {
    for (const ending of ['/', '.html']) await this.leads(encodeURI(page) + ending, encodeURI(page));
  }

  /**
   * Whether a path leads to another one for good, in one step, with its query.
   *
   * @param to a path of the site with or without hash, or an address elsewhere.
   */
  private async leads(from: string, to: string): Promise<boolean> {
    const {origin} = this.options;
    const response = await this.get(from + QUERY);
    if (response === undefined) return false;
    const wrong = (message: string, detail?: string) => {
      this.report('redirects', message, from, detail);
      return false;
    };
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      return wrong(`answers ${response.status}, should answer 301`, `should lead to ${to}`);
    }
    for (const message of headerDifferences(response.headers)) this.report('headers', message, from);
    if (!isPermanent(response.status))
      return wrong(`answers ${response.status}, which is not for good: should answer 301`);
    const wanted = new URL(to, origin);
    if (!URL.canParse(location, origin)) return wrong('leads to what is no address', location);
    const found = new URL(location, origin);
    // A server behind another one may name the host under which readers know it.
    const isHere = (url: URL) => url.origin === origin || url.origin === this.site.origin;
    const samePlace = isHere(wanted) ? isHere(found) : found.origin === wanted.origin;
    if (!samePlace || found.pathname !== wanted.pathname || found.hash !== wanted.hash) {
      return wrong('leads elsewhere', `to ${location}, should be ${to}`);
    }
    // What another site makes of a query is not ours to say.
    if (isHere(wanted) && found.search !== QUERY) return wrong('loses the query', `to ${location}`);
    return true;
  }

  private async statusOf(path: string): Promise<number | undefined> {
    const known = this.statuses.get(path);
    if (known !== undefined) return known;
    const status = (await this.get(path))?.status;
    if (status !== undefined) this.statuses.set(path, status);
    return status;
  }

  /** Unknown addresses get 404 and the page of their language, unknown assets 404 and nothing that lasts. */
  private async compareUnknown(prefix: string): Promise<void> {
    const {facts, notFound} = this.site;
    const file = `${prefix}/404.html`.slice(1);
    for (const folder of ['', '/docs', '/blog']) {
      const path = `${prefix}${folder}/check-live-unknown`;
      this.counts.addresses += 1;
      const response = await this.get(path);
      if (response === undefined) continue;
      if (response.status !== 404) this.report('notFound', `answers ${response.status}, should answer 404`, path);
      else if (sha256(response.body) !== notFound.get(prefix)) {
        this.report('notFound', `has not the page ${file} of the build`, path);
      }
      if (response.status !== 404) continue;
      for (const message of headerDifferences(response.headers, headersOfFile(file, facts, 'never'))) {
        this.report('headers', message, path);
      }
    }
    const asset = `${prefix}/assets/js/check-live-unknown.00000000.js`;
    this.counts.addresses += 1;
    const response = await this.get(asset);
    if (response === undefined) return;
    if (response.status !== 404) {
      this.report('notFound', `answers ${response.status}, should answer 404`, asset);
      return;
    }
    const expected = {
      caching: 'never',
      policies: [undefined, ...headersOfFile(file, facts, 'never').policies],
    } as const;
    for (const message of headerDifferences(response.headers, {...expected, reports: [], shared: false})) {
      this.report('headers', message, asset);
    }
  }

  private async compareSitemap(file: string, expected: readonly string[]): Promise<void> {
    const response = await this.get(`/${file}`);
    // What else is wrong with the file was reported with all files.
    if (response?.status !== 200) return;
    const listed = addressesIn(response.body.toString('utf8'));
    const report = (message: string, address: string, detail?: string) =>
      this.report('sitemap', `/${file} ${message}`, address, detail);
    if (listed.length === 0) return report('lists no address', `/${file}`);
    for (const address of new Set(expected)) if (!listed.includes(address)) report('does not list', address);
    const known = new Set(expected);
    for (const address of spread(listed, this.options.sample)) {
      this.counts.addresses += 1;
      if (!URL.canParse(address)) {
        report('lists what is no address', address);
        continue;
      }
      const {origin, pathname} = new URL(address);
      if (origin !== this.site.origin) {
        report(`lists addresses of ${origin} instead of ${this.site.origin}`, address);
        continue;
      }
      if (!known.has(address)) report('lists what the build does not have', address);
      const status = await this.statusOf(pathname);
      if (status !== undefined && status !== 200) report(`lists what answers ${status}`, address);
    }
  }
}

/**
 * Compares a deployed site with a build, and prints nothing.
 *
 * @throws Unreachable when the site stops answering.
 */
export function compareSite(site: ExpectedSite, options: CompareOptions): Promise<Comparison> {
  return new SiteComparison(site, options).run();
}
