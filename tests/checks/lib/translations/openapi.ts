import {isRecord} from '../../../../src/lib/isRecord';
import type {OpenApiDocument} from '../../../../src/plugins/openapi/document';
import {openapiTexts, type OpenApiText} from '../openapiTexts';
import {Canonical, hashOf} from './canonical';
import {addCommonMark} from './markdown';
import type {FileSection} from './section';

/** What names an item of a list: tags have names, servers have addresses. */
function itemName(document: OpenApiDocument, list: string, index: number): string {
  const items = new Map(Object.entries(document)).get(list);
  const item: unknown = Array.isArray(items) ? items[index] : undefined;
  return isRecord(item) ? String(item.name ?? item.url ?? index) : String(index);
}

/** The section that a text belongs to: an operation, a component, a tag, or what precedes them. */
function sectionOf(document: OpenApiDocument, [first, second, third]: OpenApiText['path']): string {
  if (first === 'paths' && typeof third === 'string') return `${third} ${second}`;
  if (typeof second === 'number') return `${first} ${itemName(document, String(first), second)}`;
  if (first === 'components') return `${first} ${second} ${third}`;
  return String(first);
}

/** The sections of an OpenAPI document in one language. */
export function openapiSections(document: OpenApiDocument): FileSection[] {
  const sections = new Map<string, Canonical>();
  for (const {path, text} of openapiTexts(document)) {
    const name = sectionOf(document, path);
    const canonical = sections.get(name) ?? new Canonical();
    sections.set(name, canonical);
    // The place belongs to the text: a description must not move to another parameter.
    canonical.exact(path.slice(2).join('.'));
    addCommonMark(text, canonical);
    canonical.end();
  }
  return [...sections].map(([name, canonical]) => ({name, hash: hashOf(canonical.toString())}));
}
