import {describe, expect, it} from 'vitest';
import {cardSvg, type Card} from '@site/src/plugins/og-image/card';

const outline = (text: string, width = 100) => ({text, path: `M0 0H${width}`, width});
const card: Card = {
  colors: {
    paper: '#000001',
    title: '#000002',
    text: '#000003',
    outerArc: '#000004',
    middleArc: '#000005',
    innerArc: '#000006',
  },
  wordmark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 32"><path d="M1 1"/></svg>',
  title: [outline('One'), outline('Two')],
  text: outline('Three'),
};

describe('cardSvg', () => {
  it('has the size of a preview, every colour, and no text that needs a font', () => {
    const svg = cardSvg(card);
    expect(svg).toContain('width="1200" height="630"');
    for (const color of Object.values(card.colors)) expect(svg).toContain(color);
    expect(svg).not.toMatch(/<text|font-|href|url\(/);
  });

  it('shows a screenshot in place of the arcs', () => {
    const svg = cardSvg({...card, screenshot: 'data:image/png;base64,AAAA'});
    expect(svg).toContain('href="data:image/png;base64,AAAA"');
    expect(svg).not.toContain(card.colors.outerArc);
  });

  it('sets the wordmark to its place with its proportions', () => {
    expect(cardSvg(card)).toContain('<svg x="80" y="76" width="320" height="64" xmlns');
    expect(() => cardSvg({...card, wordmark: '<svg/>'})).toThrow('no viewBox');
  });

  it('lets the title grow upwards', () => {
    const tops = (title: Card['title']) =>
      [...cardSvg({...card, title}).matchAll(/translate\(80 (\d+)\)/g)].map(([, y]) => Number(y));
    expect(tops([outline('One')])).toEqual([464, 540]);
    expect(tops(card.title)).toEqual([386, 464, 540]);
  });

  it('names a line that does not fit', () => {
    expect(() => cardSvg({...card, text: outline('A long line', 790.5)})).toThrow(
      '"A long line" is 791 px wide, at most 790 fit',
    );
    expect(cardSvg({...card, text: outline('A line that fits', 790)})).toContain('H790');
  });
});
