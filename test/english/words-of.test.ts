import { expect, test } from 'vitest';
import { parse } from '../../src/english/doc.js';
import { wordsOf } from '../../src/english/words-of.js';

test('the words of a text are those that expressions see, its tokens and its base forms', () => {
  const words = wordsOf(parse("She can't find _kites_ in the Café, Kate"));
  for (const word of ['she', 'can', 't', "n't", '_kites_', 'kites', 'kite', 'caf', 'café', 'kate'])
    expect(words).toContain(word);
  for (const word of ['glas', 'milk']) expect(wordsOf(parse('A gla\u017F of mil\u212A'))).toContain(word);
});
