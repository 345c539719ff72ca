import siteConfig from '@generated/docusaurus.config';
import {whenIdle} from '../../lib/whenIdle';
import {mayHaveApiSettings} from '../api-reference/pages';
import {ADDRESS_KEY, TOKEN_KEY} from '../api-reference/settings';
import {analyticsScripts, type TrackingSignals} from './consent';

/** Whether scripts of others run in this document; nothing stops them but a document of its own. */
let running = false;

/** Whether this tab keeps an address or a token. Where storage is blocked, nothing is kept. */
function keepsSecrets(): boolean {
  try {
    return [ADDRESS_KEY, TOKEN_KEY].some((key) => window.sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

function loadScripts(): void {
  const host = String(siteConfig.customFields?.analyticsHost ?? '');
  const secrets = {onPage: mayHaveApiSettings(window.location.pathname), stored: keepsSecrets()};
  const scripts = analyticsScripts(host, navigator as TrackingSignals, secrets);
  running = scripts.length > 0;
  scripts.forEach(load);
}

if (typeof window !== 'undefined') {
  whenIdle(loadScripts);
  // A document that comes back from the back/forward cache still runs them, and meanwhile a token may have been stored.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && running && keepsSecrets()) window.location.reload();
  });
}

/** Part of Docusaurus' interface for client modules: runs when a navigation begins. The address is the new one. */
export function onRouteUpdate({location}: {location: {pathname: string}}): void {
  if (running && mayHaveApiSettings(location.pathname)) window.location.reload();
}
