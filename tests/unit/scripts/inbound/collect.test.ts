import {describe, expect, test} from 'vitest';
import {collectAddresses, tagFor} from '@site/scripts/inbound/collect';

describe('collectAddresses', () => {
  const links = new Map([
    [
      'rainbond-ui',
      [
        {address: '/docs/b/', anchor: 'z', path: 'src/a.js', line: 10},
        {address: '/docs/b/', anchor: 'a', path: 'src/a.js', line: 9},
        {address: '/docs/b/', path: 'src/a.js', line: 9},
      ],
    ],
    ['rainbond', [{address: '/docs/a', path: 'README.md', line: 1}]],
  ]);

  test('makes one entry for each address, in a fixed order', () => {
    expect(collectAddresses(links)).toEqual([
      {address: '/docs/a', from: ['rainbond/README.md:1']},
      {address: '/docs/b/', anchors: ['a', 'z'], from: ['rainbond-ui/src/a.js:9', 'rainbond-ui/src/a.js:10']},
    ]);
  });

  test('does not depend on the order of the links', () => {
    const reversed = new Map([...links].reverse().map(([name, list]) => [name, [...list].reverse()]));
    expect(collectAddresses(reversed)).toEqual(collectAddresses(links));
  });
});

describe('tagFor', () => {
  const tags = ['v5.17.1-release', 'v5.17.2-release', 'v5.17.10-release', 'v6.2.1-release', 'v6.2.1'];
  test.each([
    ['6.2.1', 'v6.2.1-release'],
    ['5.17.3', 'v5.17.2-release'],
    ['5.17.11', 'v5.17.10-release'],
    ['5.16.0', undefined],
    ['6.2', undefined],
  ])('%s', (version, tag) => expect(tagFor(version, tags)).toBe(tag));
});
