/** One thing of a catalog: a case, a use case, an application. */
export interface CatalogueEntry {
  id: string;
  title: string;
  /** One or two sentences below the title. */
  text: string;
  /** Page of this site that tells more. */
  to?: string;
  /** Page elsewhere that tells more. */
  href?: string;
  /** Values by facet id, for example `{industry: 'Energy'}`. */
  facets: Readonly<Record<string, string>>;
  /** Further facts as term and text, shown below the text. */
  details?: readonly {term: string; text: string}[];
  /** Further links. */
  links?: readonly {label: string; to: string}[];
}

/** What the reader asks for: words, a value by facet, and an order. Absent means everything. */
export interface CatalogueQuery {
  words: string;
  facets: Readonly<Record<string, string>>;
  sort: 'listed' | 'title';
}

/** Name of the search words and of the order in the address. */
const WORDS = 'q';
const SORT = 'sort';

/** The longest search text that is looked at, in characters; longer input is cut. */
const MAX_WORDS = 64;

/**
 * Reads a query from an address. Unknown facets and values that no entry has are ignored, so that an old or
 * mistyped link shows the list instead of nothing.
 */
export function readQuery(search: string, entries: readonly CatalogueEntry[]): CatalogueQuery {
  const parameters = new URLSearchParams(search);
  const facets: Record<string, string> = {};
  for (const [facet, value] of parameters) {
    if (entries.some((entry) => entry.facets[facet] === value)) facets[facet] = value;
  }
  return {
    words: (parameters.get(WORDS) ?? '').slice(0, MAX_WORDS),
    facets,
    sort: parameters.get(SORT) === 'title' ? 'title' : 'listed',
  };
}

/** The address form of a query: empty for the whole list, else with a leading question mark. */
export function writeQuery({words, facets, sort}: CatalogueQuery): string {
  const parameters = new URLSearchParams();
  if (words.trim()) parameters.set(WORDS, words.trim());
  for (const [facet, value] of Object.entries(facets)) parameters.set(facet, value);
  if (sort === 'title') parameters.set(SORT, sort);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Everything of an entry that search words are looked for in, in lower case. */
function haystack({title, text, facets, details = []}: CatalogueEntry): string {
  return [title, text, ...Object.values(facets), ...details.map((detail) => detail.text)].join('\n').toLowerCase();
}

/**
 * The entries that hold every word and have every chosen value, in the chosen order.
 *
 * @param locale BCP 47 tag for the order of titles.
 */
export function select(
  entries: readonly CatalogueEntry[],
  {words, facets, sort}: CatalogueQuery,
  locale: string,
): CatalogueEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const text = haystack(entry);
    return (
      wanted.every((word) => text.includes(word)) &&
      Object.entries(facets).every(([facet, value]) => entry.facets[facet] === value)
    );
  });
  return sort === 'title' ? found.sort((a, b) => a.title.localeCompare(b.title, locale)) : found;
}

/** The values of a facet in the order in which entries first have them, with their counts. */
export function facetValues(entries: readonly CatalogueEntry[], facet: string): {value: string; count: number}[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const value = entry.facets[facet];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({value, count}));
}
