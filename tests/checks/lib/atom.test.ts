import {expect, test} from 'vitest';
import {atomFaults} from './atom';

const ENTRY =
  '<entry><title>One</title><id>tag:example.com,2024:1</id><link href="https://example.com/1"/>' +
  '<updated>2025-01-02T00:00:00.000Z</updated><summary type="html">Text</summary></entry>';

const FEED =
  '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>tag:example.com,2024:all</id>' +
  '<title>All</title><updated>2025-01-02T00:00:00Z</updated><author><name>We</name></author>' +
  `<link rel="alternate" href="https://example.com/"/><link rel="self" href="https://example.com/a.atom"/>${ENTRY}</feed>`;

test('accepts a valid feed', () => {
  expect(atomFaults(FEED)).toEqual([]);
});

test.each([
  ['broken XML', ['</feed>', ''], 'line 2: broken XML: Unclosed root tag'],
  [
    'another namespace',
    ['http://www.w3.org/2005/Atom', 'x'],
    'the root must be <feed xmlns="http://www.w3.org/2005/Atom">',
  ],
  ['a feed without title', ['<title>All</title>', ''], 'the feed: has 0 <title>, must have one'],
  [
    'a feed without an address of its own',
    [' rel="self"', ' rel="related"'],
    'the feed: has 0 links with rel="self", must have one',
  ],
  ['an entry without id', ['<id>tag:example.com,2024:1</id>', ''], 'entry 1: has 0 <id>, must have one'],
  ['two summaries', [/<summary.*<\/summary>/, '$&$&'], 'entry 1: has 2 <summary>, may have one'],
  ['an id that is no IRI', ['tag:example.com,2024:1', '1'], 'entry 1: the id "1" is no absolute IRI'],
  ['an id that is taken', [ENTRY, ENTRY + ENTRY], 'entry 2: the id "tag:example.com,2024:1" is taken'],
  [
    'a day without time',
    ['2025-01-02T00:00:00.000Z', '2025-01-02'],
    'entry 1: <updated> is "2025-01-02", no date of RFC 3339',
  ],
  ['a month that is none', ['2025-01-02T00:00:00.000Z', '2025-13-02T00:00:00Z'], '"2025-13-02T00:00:00Z", no date'],
  ['an unknown type of text', ['type="html"', 'type="markdown"'], 'entry 1: <summary> has the type "markdown"'],
  ['an empty title', ['<title>One</title>', '<title/>'], 'entry 1: <title> is empty'],
  ['a relative link', ['<link href="https://example.com/1"', '<link href="/1"'], 'entry 1: a link leads to "/1"'],
  ['two alternate links', [/<link href="[^"]*"\/>/, '$&$&'], 'entry 1: has two alternate links'],
  ['no author', [/<author>.*<\/author>/, ''], 'entry 1: has no author'],
  ['an author without name', ['<name>We</name>', '<name/>'], 'the feed: an author has no name'],
  [
    'an entry that leads nowhere',
    ['<link href="https://example.com/1"/>', ''],
    'entry 1: has neither an alternate link nor content',
  ],
] satisfies [string, [string | RegExp, string], string][])('reports %s', (_name, [from, to], message) => {
  const changed = FEED.replace(from, to);
  expect(changed).not.toBe(FEED);
  expect(atomFaults(changed)).toContainEqual(expect.stringContaining(message));
});
