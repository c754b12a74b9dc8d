import { expect, test } from 'vitest';
import { parse, perDoc } from '../../src/english/index.js';

test('what is found of a text is found once, however the texts take turns, and kept apart from what else is asked', () => {
  const asked: string[] = [];
  const length = perDoc(({ text }) => {
    asked.push(text);
    return text.length > 6 ? text.length : undefined;
  });
  const first = perDoc(({ text }) => text.charAt(0));
  const both = [parse('A kite'), parse('Two kites')];
  for (let round = 0; round < 3; round++) {
    expect(both.map((doc) => length(doc))).toEqual([undefined, 9]);
    expect(both.map((doc) => first(doc))).toEqual(['A', 'T']);
  }
  expect(asked).toEqual(['A kite', 'Two kites']);
});

test('what is asked while something else is looked for is kept too', () => {
  const words = perDoc(({ tokens }) => tokens.length);
  const inner = parse('Three red kites');
  const sum = perDoc((doc) => words(doc) + words(inner));
  const outer = parse('One kite');
  expect([sum(outer), words(inner), sum(outer), words(outer)]).toEqual([5, 3, 5, 2]);
});
