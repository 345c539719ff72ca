/**
 * Makes a redirect page keep the query of the visitor where its target has a hash of its own. The page of
 * `@docusaurus/plugin-client-redirects` adds query and hash behind its target, or neither of them.
 *
 * @param html the page as the plugin wrote it.
 * @throws Error when the page does not have the script that the plugin writes.
 */
export function keepQuery(html: string): string {
  const script = /window\.location\.href = '([^'#]*)(#[^']*)';/;
  if (!script.test(html)) {
    throw new Error(
      '@docusaurus/plugin-client-redirects writes another script than src/plugins/redirects/finish.ts expects. ' +
        'Adapt keepQuery.',
    );
  }
  return html.replace(script, "window.location.href = '$1' + window.location.search + '$2';");
}
