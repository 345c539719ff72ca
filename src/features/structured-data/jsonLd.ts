import type {Graph, Thing, WithContext} from 'schema-dts';

/** What a page says about itself in the vocabulary of schema.org: one thing, or several that name each other. */
export type Statement = WithContext<Thing> | Graph;

/** The vocabulary that every statement uses. */
export const SCHEMA = 'https://schema.org';

/**
 * JSON for a `<script>` element. `<` is written as an escape, so that no text can end the element or open a comment
 * in it (HTML, section 4.12.1.3, "Restrictions for contents of script elements").
 */
export function toJsonLd(statement: Statement): string {
  return JSON.stringify(statement).replaceAll('<', String.raw`\u003c`);
}
