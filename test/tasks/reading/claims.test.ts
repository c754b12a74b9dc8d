import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/core/fold.js';
import type { Task } from '../../../src/core/types.js';
import { sentiment, yesNo } from '../../../src/tasks/index.js';
import { claimsOf } from '../../../src/tasks/reading/claims.js';
import { lex } from '../../../src/tasks/reading/tokens.js';
import { choice, type Row, read } from '../replies.js';

/** The claims of a reply as `lead Yes; stated No`: a rank and its labels each. */
function claims(reply: string, task: Task): string {
  return claimsOf(lex(fold(reply)), task)
    .map(({ rank, labels }) => `${rank} ${labels.join(' ')}`)
    .join('; ');
}

const TABLES: readonly (readonly [
  what: string,
  task: Task,
  rows: readonly (readonly [reply: string, want: string])[],
])[] = [
  [
    'labels that are given, and those that are not',
    sentiment,
    [
      ['Positive', 'lead Positive'],
      ['Not positive, I would say. It is negative.', 'said Negative'],
      ['It may be positive. It is negative.', 'said Negative'],
      ['Negative: positive words are absent.', 'lead Negative; used Positive'],
    ],
  ],
  [
    'a choice that is asked',
    yesNo,
    [
      ['Yes or no: no', 'stated No'],
      ['**Yes or No**: no', 'stated No'],
      ['Yes: no', 'lead Yes; last No'],
      ['Yes or no, that is the question: no', 'lead Yes No; stated No'],
    ],
  ],
  [
    'the list of all labels',
    sentiment,
    [
      ['Positive, negative or neutral', 'lead Positive Negative Neutral'],
      ['Classification: positive, negative or neutral.', ''],
      ['The options are these. Positive, negative or neutral. It is negative.', 'said Negative'],
      ['Choose one: positive, negative or neutral. It is negative.', 'said Negative'],
      ['Classification: positive, negative.', 'stated Positive Negative'],
      ['The options are these. Positive or negative. It is negative.', 'sentence Positive Negative; said Negative'],
      ['I saw "positive, negative, or neutral" there', 'emphasis Positive Negative Neutral'],
    ],
  ],
  [
    'the list of both labels',
    yesNo,
    [
      ['Answer: yes or no.', 'stated Yes No'],
      ['Choose one: yes or no. Of course it is no.', 'said No'],
      ['He had a phone. Yes. No. It is a no.', 'sentence Yes No; said No'],
      ['It is both, yes and no. He had one.', 'clause Yes No'],
    ],
  ],
  [
    'a list of some labels',
    choice,
    [
      ['Which fit? These: A, B, C. I take D.', 'sentence A B C'],
      ['Answer: A, B or C.', 'stated A B C'],
    ],
  ],
  [
    'scores',
    sentiment,
    [
      ['Positive: 0.7, Negative: 0.2, Neutral: 0.1', ''],
      ['**Positive**: 0.7\n**Negative**: 0.3', ''],
      ['Positive (80%), Negative (20%)', ''],
      ['Positive = 7; Negative = 3', ''],
      ['Positive - 7\nNegative - 3', ''],
      ['Positive: +0.4, Negative: -0.2', ''],
      ['Positive (0.95)', 'lead Positive'],
      ['Positive (0.95). Nothing negative in it.', 'lead Positive'],
      ['Positive: B12 helps.\nNegative: x1 hurts.', 'lead Positive; sentence Negative'],
      ['Positive, 4 words. Negative, 3 words.', 'lead Positive; sentence Negative'],
    ],
  ],
];

describe.each(TABLES)('%s', (_, task, rows) => {
  test.each(rows)('%j: %s', (reply, want) => {
    expect(claims(reply, task)).toBe(want);
  });
});

describe('a reply is read by its claims', () => {
  const ROWS: readonly Row[] = [
    ['Not positive, I would say. It is negative.', 'Negative'],
    ['Choose one: positive, negative or neutral. It is negative.', 'Negative'],
    ['Classify the sentiment: positive, negative or neutral.', 'unreadable'],
    ['Positive, negative and mixed.', 'unreadable'],
    ['Neutral, positive or negative words are absent.', 'Neutral'],
    ['Positive, negative words and all.', 'Positive'],
    ['Positive (0.95), nothing negative in it', 'Positive'],
    ['Positive (80%), Negative (20%)', 'unreadable'],
  ];
  test.each(ROWS)('%j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });
});
