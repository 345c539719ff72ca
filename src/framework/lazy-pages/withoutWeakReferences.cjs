/**
 * Takes the weak references out of `.docusaurus/registry.js`: to number a module that is referred to weakly, Rspack
 * compiles it, and so would compile every page. Only rendering on a server needs the numbers.
 * `"0d3a": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", require.resolveWeak("@site/docs/faq.md")]`.
 * @param {string} source
 */
module.exports = function withoutWeakReferences(source) {
  const without = source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, '""');
  if (without === source) throw new Error('src/framework/lazy-pages: the registry has no weak references any more.');
  return without;
};
