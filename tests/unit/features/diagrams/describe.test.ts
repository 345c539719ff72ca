import {expect, test} from 'vitest';
import {describeDiagram} from '@site/src/features/diagrams/describe';

test('reads title and description', () => {
  const source =
    'flowchart LR\n  accTitle: From code to address\n  accDescr: A build makes an image: it runs.\n  a --> b\n';
  expect(describeDiagram(source)).toEqual({
    title: 'From code to address',
    description: 'A build makes an image: it runs.',
  });
});

test('space around them does not matter', () => {
  expect(describeDiagram('accTitle :  Parts  \n\taccDescr:How they meet.')).toEqual({
    title: 'Parts',
    description: 'How they meet.',
  });
});

test('reads Chinese', () => {
  expect(describeDiagram('accTitle: 架构\naccDescr: 三层。').description).toBe('三层。');
});

test.each(['', 'flowchart LR\n  a --> b', 'flowchart LR\n  a["accTitle: no"] --> b', 'accTitle:\naccDescr:'])(
  'a diagram without them has empty ones: %j',
  (source) => {
    expect(describeDiagram(source)).toEqual({title: '', description: ''});
  },
);
