import { describe, expect, test } from 'vitest';
import type { Task } from '../../src/core/types.js';
import { customTask } from '../../src/tasks/index.js';
import { choice, type Row, read, spam, stars, urgency } from './replies.js';

const TABLES: readonly (readonly [string, Task, readonly Row[]])[] = [
  [
    'of labels that contain each other',
    urgency,
    [
      ['Urgent', 'Urgent'],
      ['URGENT!!!', 'Urgent'],
      ['Not urgent', 'Not urgent'],
      ['not-urgent', 'Not urgent'],
      ['Not_Urgent', 'Not urgent'],
      ['**Not Urgent** – it can wait; nothing urgent here', 'Not urgent'],
      ['This message is not urgent.', 'Not urgent'],
      ['Urgency: not urgent', 'Not urgent'],
      ['{"urgency": "Urgent"}', 'Urgent'],
      ['Follow-up/later', 'Follow-up/later'],
      ['follow up / later', 'Follow-up/later'],
      ['Follow up later.', 'Follow-up/later'],
      ["It isn't urgent", 'unreadable'],
      ['non-urgent', 'unreadable'],
      ['Urgent or not urgent', 'unreadable'],
      ['Urgent/Not urgent', 'unreadable'],
      ['urgently', 'unreadable'],
      ['I cannot tell whether it is urgent.', 'refused'],
    ],
  ],
  [
    'of a label and its negation',
    spam,
    [
      ['spam', 'spam'],
      ['Not spam', 'not spam'],
      ['It is not spam.', 'not spam'],
      ['This is spam, because the offer is not real.', 'spam'],
      ['Answer: not spam (it would be spam with a link)', 'not spam'],
      ['not spam, spam', 'unreadable'],
      ['Anti-spam', 'unreadable'],
    ],
  ],
  [
    'of letters',
    choice,
    [
      ['A', 'A'],
      ['B.', 'B'],
      ['(C)', 'C'],
      ['D) Paris', 'D'],
      ['Option B', 'B'],
      ['The answer is C.', 'C'],
      ['The correct answer is (D) Paris.', 'D'],
      ['Answer: A', 'A'],
      ['$\\boxed{\\text{(B)}}$', 'B'],
      ['A dog is a mammal, so the answer is B.', 'B'],
      ['A dog is a mammal.', 'unreadable'],
      ['A or B', 'unreadable'],
      ['Answer: A, B or C', 'unreadable'],
      ['A+', 'unreadable'],
      ['N/A', 'unreadable'],
      ['E', 'unreadable'],
    ],
  ],
  [
    'of numbers',
    stars,
    [
      ['4', '4'],
      ['5.', '5'],
      ['Rating: 3', '3'],
      ['{"rating": 4}', '4'],
      ['4/5', 'unreadable'],
      ['4.5', 'unreadable'],
      ['45', 'unreadable'],
      ['-1', 'unreadable'],
      ['3-4', 'unreadable'],
    ],
  ],
  [
    'of other scripts',
    customTask({ name: 'ton', labels: ['积极', '消极', 'très positif'], question: '?' }),
    [
      ['积极', '积极'],
      ['积极。', '积极'],
      ['答案：消极', '消极'],
      ['Très positif !', 'très positif'],
      ['不积极', 'unreadable'],
      ['积极或消极', 'unreadable'],
    ],
  ],
  [
    'of labels that are words of refusals',
    customTask({ labels: ['Supported', 'Refuted', 'Not enough information'], question: '?' }),
    [
      ['Not enough information', 'Not enough information'],
      ['Not enough information. I cannot determine more.', 'Not enough information'],
      ['Refuted.', 'Refuted'],
      ['I cannot determine this.', 'refused'],
    ],
  ],
  [
    'of a label that says that no other holds',
    customTask({ name: 'sentiment', like: 'sentiment', labels: ['Positive', 'Negative', 'Mixed'], question: '?' }),
    [
      ['The sentiment is mixed.', 'Mixed'],
      ['This is mixed to my mind', 'Mixed'],
    ],
  ],
  [
    'of signs',
    customTask({ labels: ['👍', '👎', 'C++', 'C'], question: '?' }),
    [
      ['👍🏽', '👍'],
      ['Answer: 👎!', '👎'],
      ['👍👎', 'unreadable'],
      ['The answer is C++.', 'C++'],
      ['C', 'C'],
      ['C#', 'unreadable'],
    ],
  ],
  [
    'with aliases',
    customTask({ labels: ['Spam', 'Ham'], aliases: { Ham: ['Legit mail'] }, question: '?' }),
    [
      ['legit mail', 'Ham'],
      ['Legit-Mail.', 'Ham'],
    ],
  ],
];

describe.each(TABLES)('a reply %s', (_, task, rows) => {
  test.each(rows)('%j is read as %s', (reply, want) => {
    expect(read(reply, task)).toBe(want);
  });
});
