import {describe, expect, it} from 'vitest';
import {readEstimate, writeEstimate} from '@site/src/features/calculator/share';

const web = {name: 'web', instances: '2', memory: '0.5', cpu: '0.25', storage: '0', traffic: '1000'};

describe('a shared estimate', () => {
  it('comes back as it was, whatever the names hold', () => {
    const components = [web, {...web, name: '数据库 ~!&?#%/+'}];
    expect(readEstimate(writeEstimate(components))).toEqual(components);
  });

  it('is nothing without components', () => {
    expect(writeEstimate([])).toBe('');
    expect(readEstimate('')).toBeNull();
    expect(readEstimate('?e=')).toBeNull();
  });

  it.each([
    ['?e=web~2~0.5'],
    ['?e=web~2~0.5~0.25~0~x'],
    ['?e=web~-1~0.5~0.25~0~0'],
    ['?e=%25E0%25A4~1~1~1~1~1'],
    [`?e=${Array.from({length: 41}, () => 'a~1~1~1~1~1').join('!')}`],
  ])('is refused when damaged: %s', (search) => {
    expect(readEstimate(search)).toBeNull();
  });
});
