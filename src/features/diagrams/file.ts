import {createHash} from 'node:crypto';
import type {Locale} from '../../config/locale';

/** Characters of a name: enough that two diagrams never share one. */
const LENGTH = 12;

/** Folder of the drawings of a language, from the project. It is a static folder of the site in that language. */
export const drawingFolder = (locale: Locale): string => `diagrams/${locale}`;

/** Name of a drawing, and its id in the page, which styles and labels refer to. A changed diagram gets another one. */
export function drawingName(source: string): string {
  // A style sheet takes no id that begins with a digit.
  return `d${createHash('sha256').update(source.trim()).digest('hex').slice(0, LENGTH)}`;
}

/** Path of a drawing behind the folder of its language, which is also its address on the site. */
export const drawingPath = (source: string): string => `img/diagrams/${drawingName(source)}.svg`;
