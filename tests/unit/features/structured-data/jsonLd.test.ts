import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {SCHEMA, toJsonLd} from '@site/src/features/structured-data/jsonLd';

const EVIL = ['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '"quoted" & \\ \u2028 \u2029'];

describe('toJsonLd', () => {
  it.each(EVIL)('keeps %j inside the element and gives it back', (name) => {
    const json = toJsonLd({'@context': SCHEMA, '@type': 'WebSite', name});
    expect(json).not.toContain('<');
    const $ = load(`<head><script type="application/ld+json">${json}</script><title>after</title></head>`);
    expect($('script')).toHaveLength(1);
    expect($('title').text()).toBe('after');
    expect(JSON.parse($('script').text())).toEqual({'@context': SCHEMA, '@type': 'WebSite', name});
  });
});
