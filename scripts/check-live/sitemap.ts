/** Addresses that a sitemap lists, in its order. */
export function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
