/**
 * Empties the second item of each entry of `.docusaurus/registry.js`, the name of a module, which only the server
 * reads: `"0d3a": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", require.resolveWeak("@site/docs/faq.md")]`.
 * @param {string} source
 */
module.exports = function withoutModuleNames(source) {
  return source.replaceAll(/(\), )"[^"]*"(, require\.resolveWeak\()/g, '$1""$2');
};
