import {describe, expect, it} from 'vitest';
import {reducePath} from '@site/src/features/navigation/reducePath';

describe('reducePath', () => {
  it.each([
    ['/docs/versions.html', '/docs/versions'],
    ['/docs/quick-start/index.html', '/docs/quick-start'],
    ['/index.html', '/'],
    ['/zh/index.html', '/zh'],
    ['/docs/versions', '/docs/versions'],
    ['/', '/'],
    ['/a.html/b', '/a.html/b'],
  ])('makes %s to %s', (path, reduced) => {
    expect(reducePath(path)).toBe(reduced);
  });
});
