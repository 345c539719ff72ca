/**
 * Takes the descriptions out of the list of docs that the layout of a version gets: only the cards of generated
 * index pages show them, and this site has none.
 * @param {string} source
 */
module.exports = function withoutDescriptions(source) {
  const data = JSON.parse(source);
  for (const doc of Object.values(data.version?.docs ?? {})) delete doc.description;
  return JSON.stringify(data);
};
