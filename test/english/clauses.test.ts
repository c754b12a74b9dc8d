import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

type Shape = readonly [
  subject: string,
  auxiliaries: string,
  negation: string,
  verb: string,
  tense: string,
  rest: string,
];

const CLAUSES: readonly (readonly [text: string, ...clauses: Shape[]])[] = [
  ["I'm so proud of my sister 🎉", ['I', '', '', "'m", 'present', 'so proud of my sister']],
  ['The view from the tower was breathtaking', ['The view from the tower', '', '', 'was', 'past', 'breathtaking']],
  ["We didn't like the tent.", ['We', 'did', "n't", 'like', 'past', 'the tent']],
  [
    "Honestly, the lamp is fine but it hasn't arrived",
    ['the lamp', '', '', 'is', 'present', 'fine'],
    ['it', 'has', "n't", 'arrived', 'present', ''],
  ],
  ['The lounge was nothing special', ['The lounge', '', '', 'was', 'past', 'nothing special']],
  ['The hike was exhausting', ['The hike', '', '', 'was', 'past', 'exhausting']],
  ["I'm feeling a bit lost", ['I', "'m", '', 'feeling', 'present', 'a bit lost']],
  ['My brother will never sell that car', ['My brother', 'will', 'never', 'sell', 'future', 'that car']],
  ['Omar and Lea love the garden', ['Omar and Lea', '', '', 'love', 'present', 'the garden']],
];

const NONE = ['Best day ever!', 'Thanks for the soup', 'Call me later', 'What a mess', '', '🙂'];

describe('clauses', () => {
  test.each(CLAUSES.map(([text, ...want]) => ({ text, want })))('$text', ({ text, want }) => {
    const got = parse(text).clauses.map(
      (clause): Shape => [
        clause.subject.text,
        clause.auxiliaries.map((each) => each.text).join(' '),
        clause.negation?.text ?? '',
        clause.verb.text,
        clause.tense,
        clause.rest.text,
      ],
    );
    expect(got).toEqual(want);
  });

  test.each(NONE)('%j has none', (text) => {
    expect(parse(text).clauses).toEqual([]);
  });
});
