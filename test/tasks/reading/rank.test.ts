import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/core/types.js';
import { sentiment, yesNo } from '../../../src/tasks/index.js';
import { choice, type Row, read } from '../replies.js';

const TABLES: readonly (readonly [string, Task, readonly Row[]])[] = [
  [
    'where the reply goes on after the label',
    yesNo,
    [
      ['Yes spiders have eight legs', 'Yes'],
      ['Yes no problem', 'Yes'],
      ["No they're all dead by then", 'No'],
      ['Yes if it rains.', 'unreadable'],
      ['Yes / maybe', 'unreadable'],
      ['Yes or in some ways no.', 'unreadable'],
      ['Yes and in some ways no.', 'unreadable'],
      ['A (true) story: phones came later.', 'unreadable'],
    ],
  ],
  [
    'where a noun comes after the label',
    sentiment,
    [
      ['Positive sentiment. The negative words are a joke.', 'Positive'],
      ['Positive sentiment words are few, and negative ones many.', 'unreadable'],
      ['Positive words, and a negative ending.', 'unreadable'],
      ['Positive words. A negative ending too.', 'unreadable'],
    ],
  ],
  [
    'with the label of an option',
    choice,
    [
      ['B) Paris is in France, not in Spain', 'B'],
      ['B Paris', 'unreadable'],
    ],
  ],
  [
    'whose last line is a label',
    yesNo,
    [
      ['Answer: Yes\nHe lived until 1990.\n\nNo', 'unreadable'],
      ['Answer: Yes\nHe lived until 1990.\n\n**No!** 😔.', 'unreadable'],
      ['Answer: Yes\nHe lived until 1990. No? He did.', 'Yes'],
      ['Answer: Yes\nDid he own a phone, too? I asked around.\nNo. That is another question.', 'Yes'],
    ],
  ],
  [
    'where a label is a heading of the reasons',
    sentiment,
    [['Sentiment: Positive\nWhat is bad about it?\nNegative: the price is mentioned once.', 'Positive']],
  ],
  [
    'that asks',
    sentiment,
    [
      ['Sentiment: positive?', 'unreadable'],
      ['Is a positive message meant by this?', 'unreadable'],
      ['Did you want a positive reading here? Then tell me more.', 'unreadable'],
    ],
  ],
  [
    'that says a label of something',
    yesNo,
    [
      ['That is a no.', 'No'],
      ['That would be a no.', 'No'],
      ['It would really have to be a yes.', 'unreadable'],
      ['Photography came later, it is true.', 'unreadable'],
      ['It is no secret that he owned a phone.', 'unreadable'],
      ['He wrote a plain no.', 'unreadable'],
      ['The word of the teacher was no.', 'unreadable'],
      [`That is a no. ${'He died long before the first phone was sold in that town. '.repeat(4)}`, 'No'],
    ],
  ],
  [
    'that declines: a label that is only used is no answer, one that is said of the text is',
    sentiment,
    [
      ['This message contains positive words. I cannot determine its sentiment.', 'refused'],
      ['This positive message is short. I cannot determine its sentiment.', 'refused'],
      ['This message is very positive in its words. I cannot say more.', 'Positive'],
      ['Seems quite positive to me. I cannot say more.', 'Positive'],
    ],
  ],
];

describe.each(TABLES)('a reply %s', (_, task, rows) => {
  test.each(rows)('%j is read as %s', (reply, want) => {
    expect(read(reply, task)).toBe(want);
  });
});
