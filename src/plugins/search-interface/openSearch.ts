/** What a browser needs to offer the site's search in its address field (OpenSearch 1.1). */
export interface SearchDescription {
  /** At most 16 characters by the standard. */
  shortName: string;
  /** At most 1024 characters. */
  description: string;
  /** Language tag of the results, for example `zh-CN`. */
  language: string;
  /** Full address of the search page. */
  searchUrl: string;
  /** Full address of the description itself. */
  selfUrl: string;
  /** Full address of an icon in SVG. */
  iconUrl: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Name of the file below the base path of a language. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Type of the file, by which a page refers to it. */
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** The description as XML. */
export function openSearchXml(description: SearchDescription): string {
  const {shortName, language, searchUrl, selfUrl, iconUrl} = description;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(shortName)}</ShortName>
  <Description>${escapeXml(description.description)}</Description>
  <Language>${escapeXml(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image type="image/svg+xml">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${escapeXml(selfUrl)}"/>
</OpenSearchDescription>
`;
}
