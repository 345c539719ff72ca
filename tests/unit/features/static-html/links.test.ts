import {expect, test} from 'vitest';
import {opensHere, pageOf} from '@site/src/features/static-html/links';

const HERE = 'https://www.example.com/docs/a?x=1#top';
const page = (href: string, target = '') => pageOf({href: new URL(href, HERE).href, target}, HERE);

test.each([
  ['/docs/b', '/docs/b'],
  ['/docs/b?y=2#part', '/docs/b?y=2#part'],
  ['/docs/5.17', '/docs/5.17'],
  ['/docs/b.html', '/docs/b.html'],
  ['?x=2', '/docs/a?x=2'],
])('a link to %s leads to a page of the site', (href, expected) => {
  expect(page(href)).toBe(expected);
});

test.each(['https://example.org/docs/b', '#part', '/openapi/v6.2.yaml', '/img/logo.svg', 'mailto:a@example.com'])(
  'a link to %s is left to the browser',
  (href) => {
    expect(page(href)).toBeUndefined();
  },
);

test('a link that opens a tab is left to the browser', () => {
  expect(page('/docs/b', '_blank')).toBeUndefined();
  expect(page('/docs/b', '_self')).toBe('/docs/b');
});

test('clicks with another button or a modifier do not open the link here', () => {
  const click = {button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false};
  expect(opensHere(click)).toBe(true);
  for (const change of [
    {button: 1},
    {metaKey: true},
    {ctrlKey: true},
    {shiftKey: true},
    {altKey: true},
    {defaultPrevented: true},
  ])
    expect(opensHere({...click, ...change})).toBe(false);
});
