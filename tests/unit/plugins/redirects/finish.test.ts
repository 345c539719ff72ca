import {expect, test} from 'vitest';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {keepQuery} from '@site/src/plugins/redirects/finish';

test('the page of the plugin keeps the query beside a hash', () => {
  const html = keepQuery(createRedirectPageContent({toUrl: '/docs/new#part'}));
  expect(html).toContain("window.location.href = '/docs/new' + window.location.search + '#part';");
  expect(html).toContain('content="0; url=/docs/new#part"');
});

test('another script ends the build', () => {
  expect(() => keepQuery('<script>location.replace("/docs/new#part")</script>')).toThrow('Adapt keepQuery');
});
