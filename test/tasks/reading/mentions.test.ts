import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { customTask, sentiment, yesNo } from '../../../src/tasks/index.js';
import { choice, type Row, read, urgency } from '../replies.js';

const departments = customTask({ name: 'department', labels: ['Research', 'Sales', 'Premium support'], question: '?' });
const plans = customTask({ name: 'plan', labels: ['Premium', 'Basic'], question: '?' });

const TABLES: readonly (readonly [string, Task, readonly Row[]])[] = [
  [
    'that are part of another name',
    plans,
    [
      ['Premium+', 'unreadable'],
      ['Premium + extras', 'Premium'],
      ['Premium#2', 'unreadable'],
      ['Premium # the larger one', 'Premium'],
      ['Premium.2', 'unreadable'],
      ['Premium', 'Premium'],
    ],
  ],
  [
    'with a mark and a number behind them',
    sentiment,
    [
      ['Positive:0.95', 'Positive'],
      ['Positive. 3 of 4 words are happy.', 'Positive'],
      ['Positive.Thanks are given.', 'Positive'],
      ['Negative.H2O is no drink, says the user.', 'Negative'],
      ['Negative .5', 'Negative'],
    ],
  ],
  [
    'that are tied to another word',
    departments,
    [
      ['Research/marketing', 'unreadable'],
      ['Research / marketing', 'Research'],
      ['Marketing/research', 'unreadable'],
      ['Research&Development', 'unreadable'],
      ['Research-driven', 'unreadable'],
      ['Market-research', 'unreadable'],
      ['Research -the rest is small talk', 'Research'],
      ['Research- the rest is small talk', 'Research'],
      ['Research/', 'Research'],
    ],
  ],
  [
    'that are tied to what an answer is called',
    sentiment,
    [
      ['Sentiment-Positive', 'Positive'],
      ['**Sentiment**-Positive', 'Positive'],
      ['Mood -positive', 'Positive'],
      ['Mood- positive', 'Positive'],
      ['Mood-positive', 'unreadable'],
    ],
  ],
  ['that are tied to such a word behind them', yesNo, [['No-answer', 'unreadable']]],
  [
    'that are tied to each other',
    sentiment,
    [
      ['Options (positive/negative/neutral): Negative', 'Negative'],
      ['Positive/Negative. I am not sure which.', 'unreadable'],
    ],
  ],
  [
    'of several words',
    urgency,
    [
      ['not urgent', 'Not urgent'],
      ['not - urgent', 'Not urgent'],
      ['Follow-up', 'unreadable'],
      ['Follow-up/later or follow up later', 'Follow-up/later'],
    ],
  ],
  ['of letters', choice, [['A, B', 'unreadable']]],
  [
    'that are separators themselves',
    customTask({ name: 'sign', labels: ['+', '-', '--'], question: '?' }),
    [
      ['-', '-'],
      ['--', '--'],
      ['+', '+'],
    ],
  ],
];

describe.each(TABLES)('labels %s', (_, task, rows) => {
  test.each(rows)('%j is read as %s', (reply, want) => {
    expect(read(reply, task)).toBe(want);
  });
});
