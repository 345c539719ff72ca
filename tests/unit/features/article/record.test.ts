import {expect, test} from 'vitest';
import {writeRecord} from '@site/src/features/article/record';

test('a record cannot end the element that holds it', () => {
  const record = {metadata: {permalink: '/docs/a', title: '</script><script>alert(1)</script>'}};
  const text = writeRecord(record);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(record);
});
