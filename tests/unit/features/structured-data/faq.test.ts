import {createElement as element, Fragment} from 'react';
import {describe, expect, it} from 'vitest';
import {faqStatement, toHtml} from '@site/src/features/structured-data/faq';
import {toJsonLd} from '@site/src/features/structured-data/jsonLd';

const absolute = (address: string) => new URL(address, 'https://example.com/zh/page').href;
const html = (node: Parameters<typeof toHtml>[0]) => toHtml(node, absolute);
const Link = ({to}: {to: string; children: string}) => element('a', {href: to});

describe('toHtml', () => {
  it('escapes text', () => {
    expect(html('Docker < 24 & "more"')).toBe('Docker &lt; 24 &amp; &quot;more&quot;');
    expect(html(['a', 1, null, false])).toBe('a1');
  });

  it('keeps paragraphs, lists, and stress, and only the text of anything else', () => {
    const list = element(
      'ul',
      null,
      element('li', {key: 'a'}, 'one'),
      element('li', {key: 'b'}, element('b', null, 'two')),
    );
    expect(html(element(Fragment, null, element('p', null, 'See ', element('code', null, 'a.md')), list))).toBe(
      '<p>See a.md</p><ul><li>one</li><li><b>two</b></li></ul>',
    );
    expect(html(element('p', null, 'one', element('br'), 'two'))).toBe('<p>one<br>two</p>');
    expect(html(element('script', null, 'x'))).toBe('x');
  });

  it('completes the addresses of links', () => {
    expect(html(element(Link, {to: '/zh/privacy#cloud', children: 'Privacy'}))).toBe(
      '<a href="https://example.com/zh/privacy#cloud">Privacy</a>',
    );
    expect(html(element('a', {href: '#here'}, 'here'))).toBe('<a href="https://example.com/zh/page#here">here</a>');
  });
});

describe('faqStatement', () => {
  it('states every question with its answer in order', () => {
    const items = [
      {question: 'First?', answer: 'Yes.'},
      {question: 'Second?', answer: element('p', null, 'No.')},
    ];
    expect(faqStatement(items, absolute)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {'@type': 'Question', name: 'First?', acceptedAnswer: {'@type': 'Answer', text: 'Yes.'}},
        {'@type': 'Question', name: 'Second?', acceptedAnswer: {'@type': 'Answer', text: '<p>No.</p>'}},
      ],
    });
  });

  it('cannot leave its element', () => {
    const evil = '</script><script>alert(1)</script>';
    expect(toJsonLd(faqStatement([{question: evil, answer: element('p', null, evil)}], absolute))).not.toContain('<');
  });
});
