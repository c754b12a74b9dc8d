import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { customTask, sentiment, yesNo } from '../../../src/tasks/index.js';
import { type Row, read, stars, urgency } from '../replies.js';

const TABLES: readonly (readonly [string, Task, readonly Row[]])[] = [
  [
    'by the surest kind of key, and what is said beside the object',
    yesNo,
    [
      ['Answer: Yes\n{"final_answer": "No"}', 'No'],
      ['{"answer": "Yes", "final": "No"}', 'No'],
      ['{"final": {"answer": "No"}, "draft": "Yes"}', 'No'],
      ['Answer: Yes\n{"guess": "No"}', 'Yes'],
      ['{"guess": "No", "answer": "Yes"}', 'Yes'],
      ['No.\n```json\n{"answer": "yes and no"}\n```', 'unreadable'],
      ['No.\n{"answer": "Yes"}', 'unreadable'],
      ['{"guess": "No", "answer": "yes and no"}', 'unreadable'],
      ['{"answer": null}\nNo.', 'No'],
    ],
  ],
  [
    'under keys of several words',
    yesNo,
    [
      ['{"short_answer": "No, he died in 1821."}', 'No'],
      ['{"shortAnswer": "No, he died in 1821."}', 'No'],
      ['{"yes_no": "No, he died in 1821."}', 'No'],
      ['{"guess": "No, he died in 1821."}', 'unreadable'],
      ['{"maybe_no": "No, he died in 1821."}', 'unreadable'],
    ],
  ],
  [
    'but not what explains the answer, or repeats the prompt',
    sentiment,
    [
      ['{"sentiment_explanation": "It is negative at first", "label": "Positive"}', 'Positive'],
      ['{"answer_reason": "It is positive."}', 'unreadable'],
      ['{"explanation": {"label": "Positive"}}', 'unreadable'],
      ['{"text": "Positive"}', 'unreadable'],
      ['{"observation": "It is negative."}', 'unreadable'],
    ],
  ],
  [
    'inside others',
    sentiment,
    [
      ['{"result": {"output": {"text_1": {"note": "negative"}, "mood": "Positive."}}}', 'Positive'],
      ['{"output": {"first": {"tone": "Positive, as it thanks a friend"}}}', 'Positive'],
      ['{"results": [{"label": "Positive"}, {"label": "Positive"}]}', 'Positive'],
      ['{"results": [["Positive", "Negative"]]}', 'unreadable'],
    ],
  ],
  [
    'under the name of the task',
    customTask({ name: 'Spam / ham', labels: ['spam', 'ham'], question: '?' }),
    [
      ['{"spam_ham": "spam, it sells watches"}', 'spam'],
      ['{"spamHam": "ham, from a friend"}', 'ham'],
      ['{"spam": "ham, from a friend"}', 'unreadable'],
    ],
  ],
  [
    'when all of it is one string',
    urgency,
    [
      ['"{\\"note\\": \\"Not urgent: an hour late\\", \\"urgency\\": \\"Urgent\\"}"', 'Urgent'],
      ['"{\\"note\\": \\"At first: the urgency is not urgent.\\", \\"label\\": \\"Urgent\\"}"', 'Urgent'],
      ['\n "It is broken.\\nUrgent"\n', 'Urgent'],
      ['"Urgent" is what I would call it, "not urgent" what he does', 'unreadable'],
    ],
  ],
  [
    'and numbers',
    stars,
    [
      ['4', '4'],
      ['{"rating": 4, "of": "5 stars"}', '4'],
    ],
  ],
];

describe.each(TABLES)('a reply in JSON is read %s', (_, task, rows) => {
  test.each(rows)('%j as %s', (reply, want) => {
    expect(read(reply, task)).toBe(want);
  });
});

test('objects inside objects without end come to an end', () => {
  const depth = 20_000;
  expect(read(`${'{"answer":'.repeat(depth)}"Yes"${'}'.repeat(depth)}`, yesNo)).toBe('unreadable');
  expect(read(`{"answer":${'['.repeat(depth)}"Yes"${']'.repeat(depth)}}`, yesNo)).toBe('unreadable');
});
