import preloadKnown from '@docusaurus/core/lib/client/preload.js';
import {expectArticle, loadArticle, warmArticle} from './article';
import {guarded} from './guard';
import {loadSidebars} from '../../lazy-sidebars/client/store';
import {loadRoutes, warmLayouts} from './table';

let isFirst = true;

/**
 * Takes the place of the framework's `preload`: loads the part of the route table that a path belongs to, and then,
 * as before, the scripts of its page.
 */
export default function preload(pathname: string): Promise<void> {
  const isArrival = isFirst;
  isFirst = false;
  return guarded(async () => {
    if (isArrival) expectArticle(pathname);
    else warmArticle();
    warmLayouts(pathname);
    await loadRoutes(pathname);
    await preloadKnown(pathname);
    if (!isArrival) await Promise.all([loadArticle(pathname), loadSidebars()]);
  });
}
