import {createElement, type ComponentType} from 'react';
import {takeRecord, type ArticleRecord} from '../../../features/article/record';
import {routeKey} from './routeKey';

/** A module of MDX, as the bundler loads it. */
interface ArticleModule {
  default: ComponentType;
}

/** The page that the server sent, when the browser has its HTML and no need of its script. */
interface FirstArticle {
  key: string;
  /** Loads the script, which a later visit needs. */
  load: () => Promise<ArticleModule>;
  loaded?: ComponentType;
}

let record: ArticleRecord | undefined;
let first: FirstArticle | undefined;

/** Reads what the document says of its article. Must run before the routes of the first page are loaded. */
export function expectArticle(path: string): void {
  const found = takeRecord();
  if (found && routeKey(found.metadata.permalink) === routeKey(path)) record = found;
}

/**
 * Lets the first page do without the script of its article: the HTML of the server shows the text, and the record in
 * the document holds the rest (title, table of contents, links to neighbors). Every other article is loaded as usual.
 */
export function articleLoader(load: () => Promise<ArticleModule>): () => Promise<ArticleModule> {
  return () => {
    if (!record) return load();
    const {metadata, ...parts} = record;
    record = undefined;
    const article: FirstArticle = {key: routeKey(metadata.permalink), load};
    first = article;
    // Drawn after a navigation only: `Article` keeps the HTML of the server while the page hydrates.
    const Article = () => (article.loaded ? createElement(article.loaded) : null);
    return Promise.resolve({default: Article, isStatic: true, metadata, ...parts});
  };
}

async function loadScript(article: FirstArticle): Promise<void> {
  const {default: loaded} = await article.load();
  article.loaded = loaded;
}

/** Loads the script of the first article when a reader comes back to it. */
export async function loadArticle(path: string): Promise<void> {
  if (first?.key === routeKey(path)) await loadScript(first);
}

/** Begins to load the script of the first article, so that it is drawn at once, and as far down, on the way back. */
export function warmArticle(): void {
  if (first) loadScript(first).catch(() => undefined);
}
