import {groupFor} from '../og-image/groupFor';
import {SECTIONS, type Section} from './provider';

/** Whether a text from outside names a part of the site. */
export function isSection(value: unknown): value is Section {
  return (SECTIONS as readonly unknown[]).includes(value);
}

/**
 * Part of the site that a page belongs to, by its path alone. The table of paths is that of the preview images.
 *
 * @param pathname path with the base URL, for example `/zh/docs/5.17/Intro`.
 * @param baseUrl base URL of the language, for example `/zh/`.
 */
export function sectionOf(pathname: string, baseUrl: string): Section {
  const group = groupFor(pathname, baseUrl);
  return isSection(group) ? group : 'pages';
}
