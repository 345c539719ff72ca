import {describe, expect, it} from 'vitest';
import {readSlices, splitRuns} from '@site/src/plugins/og-image/slices';

const slices = readSlices({
  '[4]': 'U+4e0d,U+5199',
  '[5]': 'U+1f300-1f305,U+4E00-4E05',
  latin: 'U+0000-00FF, U+2014',
});

describe('readSlices', () => {
  it('reads names, ranges, and single characters, the last first', () => {
    expect(slices.map(({name}) => name)).toEqual(['latin', '5', '4']);
    expect(slices.at(-1)?.ranges).toEqual([
      [0x4e0d, 0x4e0d],
      [0x5199, 0x5199],
    ]);
  });
});

describe('splitRuns', () => {
  it('keeps neighbours of one slice together', () => {
    expect(splitRuns('不写 YAML', slices)).toEqual([
      {slice: '4', text: '不写'},
      {slice: 'latin', text: ' YAML'},
    ]);
    expect(splitRuns('', slices)).toEqual([]);
  });

  it('takes a character beyond the basic plane as one', () => {
    expect(splitRuns('\u{1F300}a', slices)).toEqual([
      {slice: '5', text: '\u{1F300}'},
      {slice: 'latin', text: 'a'},
    ]);
  });

  it('takes the last of two slices that hold a character, as CSS does', () => {
    expect(splitRuns('a', readSlices({first: 'U+61', second: 'U+61'}))).toEqual([{slice: 'second', text: 'a'}]);
  });

  it('names the character that the font lacks', () => {
    expect(() => splitRuns('a한', slices)).toThrow('no "한", which stands in "a한"');
  });
});
