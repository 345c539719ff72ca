declare module '@generated/featured-apps/default/entries.json' {
  import type {CatalogueEntry} from '@site/src/features/catalogue/query';

  const entries: readonly CatalogueEntry[];
  export default entries;
}
