import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { customTask, sentiment, yesNo } from '../../../src/tasks/index.js';
import { type Row, read } from '../replies.js';

const TABLES: readonly (readonly [string, Task, readonly Row[]])[] = [
  [
    'a choice, before its answer',
    sentiment,
    [
      ['**Positive**, **Negative**, or **Neutral**: Negative', 'Negative'],
      ['It could have been positive or neutral. Neutral', 'Neutral'],
      ['The options were positive, negative or neutral.\nNeutral', 'Neutral'],
      ['Positive/Negative/Neutral: Negative', 'Negative'],
    ],
  ],
  [
    'yes or no, before the answer',
    yesNo,
    [
      ['You ask for a yes or no. No.', 'No'],
      ['- Yes\n- No\n\nAnswer: No', 'No'],
      ['Yes\n\nNo\n\nAnswer: No', 'No'],
      ['- Yes\n- Yes\n- No\n\nAnswer: No', 'No'],
    ],
  ],
  [
    'an answer of two labels',
    sentiment,
    [
      ['The sentiment is positive and negative in parts.', 'unreadable'],
      ['The sentiment is positive, or negative in parts.', 'unreadable'],
      ['The sentiment is positive (or negative) in parts.', 'unreadable'],
      ['Positive, and after that: Negative', 'unreadable'],
      ['I would call it positive or pos for short.', 'Positive'],
    ],
  ],
  [
    'everyday words that are no second label',
    yesNo,
    [
      ['**Yes** and no one complained.', 'Yes'],
      ['**Yes** or no answers only.', 'unreadable'],
      ['Yes no problem', 'Yes'],
    ],
  ],
  [
    'a negation that reaches the next label, or ends before it',
    sentiment,
    [
      ['It is not positive, negative.', 'unreadable'],
      ['It is not positive or negative.', 'unreadable'],
      ['It is not **positive** or **negative** but neutral.', 'Neutral'],
      ['Not positive (negative).', 'Negative'],
      ['Not positive. Negative.', 'Negative'],
      ['Not positive! Negative!', 'Negative'],
      ['Not positive; negative', 'Negative'],
      ['Not positive, but negative', 'Negative'],
      ['Not positive yet negative', 'Negative'],
      ['- not positive\n- negative', 'Negative'],
      ['Neither positive nor negative, neutral.', 'unreadable'],
      ['It lacks any positive as well as negative words.', 'unreadable'],
    ],
  ],
  [
    'one label among words that could be joints',
    customTask({ labels: ['High', 'Low', 'Critical'], question: '?' }),
    [
      ['High, then perhaps low.', 'unreadable'],
      ['Critical, also in the high season', 'Critical'],
    ],
  ],
];

describe.each(TABLES)('labels that stand together: %s', (_, task, rows) => {
  test.each(rows)('%j is read as %s', (reply, want) => {
    expect(read(reply, task)).toBe(want);
  });
});
