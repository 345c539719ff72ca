/** Id of the element that holds the record. */
export const RECORD_ID = 'article-record';

/** What a page says of its article besides the text: the exports of its MDX module. */
export interface ArticleRecord {
  metadata: {permalink: string};
  [name: string]: unknown;
}

/** The record as JSON that is safe in a script element. */
export function writeRecord(record: ArticleRecord): string {
  // A closing tag would end the element.
  return JSON.stringify(record).replaceAll('<', String.raw`\u003c`);
}

/** The record of this document, if it has one. */
export function takeRecord(): ArticleRecord | undefined {
  const text = document.getElementById(RECORD_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
