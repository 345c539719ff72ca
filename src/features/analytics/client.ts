import siteConfig from '@generated/docusaurus.config';
import {whenIdle} from '../../lib/whenIdle';
import {analyticsScripts, type TrackingSignals} from './consent';

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
