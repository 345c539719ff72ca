/**
 * Makes `localeCompare` sort alike on every machine. Docusaurus sorts routes, docs and tags with it and names no
 * language (`sortRoutes` in @docusaurus/core/lib/server/plugins/routeConfig.js), so the system's language decided on
 * scripts and sitemap: with zh_CN or tr_TR, two builds of one commit differed. Node reads that language when it
 * starts; a configuration comes too late to set it.
 *
 * @param language the one that counts where none is named; that of a machine without settings unless given.
 * @param target where the method is.
 */
export function sortAlike(
  language = 'en-US',
  target: {localeCompare: typeof String.prototype.localeCompare} = String.prototype,
): void {
  const original = target.localeCompare;
  target.localeCompare = function localeCompare(
    this: string,
    that: string,
    locales?: Intl.LocalesArgument,
    options?: Intl.CollatorOptions,
  ) {
    return original.call(this, that, locales ?? language, options);
  };
}
