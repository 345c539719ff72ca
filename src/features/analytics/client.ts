import siteConfig from '@generated/docusaurus.config';
import {analyticsScripts, type TrackingSignals} from './consent';

/** Calls back once the page has loaded and the browser has nothing better to do. */
function whenIdle(callback: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 1);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, {once: true});
}

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

if (typeof window !== 'undefined') {
  const host = String(siteConfig.customFields?.analyticsHost ?? '');
  const scripts = analyticsScripts(host, navigator as TrackingSignals);
  if (scripts.length > 0) whenIdle(() => scripts.forEach(load));
}
