import siteConfig from '@generated/docusaurus.config';
import {reducePath} from './reducePath';

// The router reduces "X.html" to "X" too, but only after it has loaded ahead what belongs to "X.html", which is
// nothing; the page would then be drawn late. Reduced before the router looks, the server's page hydrates as it is.
// Whatever the page computes from its address afterwards, such as the links to other languages, begins with a safe path.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const reduced = reducePath(pathname, siteConfig.baseUrl);
  if (reduced !== pathname) window.history.replaceState(window.history.state, '', reduced + search + hash);
}
