import { expect, test } from 'vitest';
import { length } from '../../../relations/invariants/length.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

testRows(length, [
  [{ min: 4, max: 4 }, 'a😀é\n', held('the reply has 4 characters')],
  [
    { min: 1 },
    '',
    violated('Expected at least 1 character, got 0 characters: nothing', 'at least 1 character', '0 characters'),
  ],
  [
    { max: 2 },
    'abc',
    violated('Expected at most 2 characters, got 3 characters: `abc`', 'at most 2 characters', '3 characters'),
  ],
  [
    { min: 5, max: 9 },
    'a',
    violated('Expected 5 to 9 characters, got 1 character: `a`', '5 to 9 characters', '1 character'),
  ],
  [
    { max: 99, unit: 'words' },
    "It isn't well-known, and/or 5km off: 3.5 % — rock’n’roll 😀!",
    held('the reply has 8 words'),
  ],
  [{ max: 99, unit: 'words' }, 'See https://a.b/c?d=e, policy_doc_1 and `x y`.', held('the reply has 5 words')],
  [{ max: 99, unit: 'words' }, ' … !\n', held('the reply has 0 words')],
  [{ max: 9, unit: 'sentences' }, 'Ask Dr. Lee, e.g. at 5 p.m. today. Or not? No!', held('the reply has 3 sentences')],
  [{ max: 9, unit: 'sentences' }, '1. Open it.\n2. Press the button\n\n:-) ...', held('the reply has 2 sentences')],
  [{ max: 9, unit: 'sentences' }, '42.', held('the reply has 1 sentence')],
  [{ max: 9, unit: 'tokens' }, 'any', held('the reply has 7 tokens'), { measured: { outputTokens: 7 } }],
  [{ max: 9, unit: 'tokens' }, 'a reply of 21 letters', held('the reply has about 6 tokens (estimated)')],
  [
    { max: 3, unit: 'tokens' },
    'any',
    violated('Expected at most 3 tokens, got 7 tokens: `any`', 'at most 3 tokens', '7 tokens'),
    { measured: { outputTokens: 7 } },
  ],
]);

testRefusals(length, [
  [{}, [['', '`min` or `max`']]],
  [{ min: 5, max: 4 }, [['', '`min` that is not above `max`']]],
  [{ min: -1 }, [['min', 'a whole number, 0 or more']]],
  [{ min: 1.5 }, [['min', 'a whole number']]],
  [{ max: 5, unit: 'lines' }, [['unit', 'one of characters, words, sentences, tokens']]],
]);

test('a reply that repeats itself for ever is counted in no time', async () => {
  for (const text of ['a', '.', 'a.', '(', 'a-', '日'])
    expect(await resultOf(length, { max: 1, unit: 'words' }, text.repeat(100_000))).toBeDefined();
});
