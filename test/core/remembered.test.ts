import { expect, test } from 'vitest';
import { remembered } from '../../src/core/remembered.js';

test('remembered computes a short text once, a long one each time, and holds only so many', () => {
  const computed: string[] = [];
  const lengthOf = remembered((text) => {
    computed.push(text);
    return { length: text.length };
  });
  const long = 'x'.repeat(1000);
  for (const text of ['a', 'a', long, long, 'b', 'a']) expect(lengthOf(text)).toEqual({ length: text.length });
  expect(computed).toEqual(['a', long, long, 'b']);
  for (let at = 0; at < 5000; at++) lengthOf(`text ${at}`);
  lengthOf('a');
  expect(computed.filter((text) => text === 'a')).toHaveLength(2);
});
