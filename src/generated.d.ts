declare module '@generated/featured-apps/default/entries.json' {
  import type {CatalogueEntry} from '@site/src/features/catalogue/query';

  const entries: readonly CatalogueEntry[];
  export default entries;
}

/** The client of the framework, which runs when it is imported, and what it draws. */
declare module '@docusaurus/core/lib/client/App';
declare module '@docusaurus/core/lib/client/clientEntry';
declare module '@docusaurus/core/lib/client/preload.js' {
  export default function preload(pathname: string): Promise<unknown>;
}
