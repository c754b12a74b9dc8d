import { describe, expect, test } from 'vitest';
import { sentiment, yesNo } from '../../../src/tasks/index.js';
import { type Row, read } from '../replies.js';

const SENTIMENT: readonly Row[] = [
  ['It has positive words and negative words. I cannot determine the sentiment.', 'refused'],
  ['It has positive words. I cannot determine the sentiment.', 'refused'],
  ['It has positive words and negative words.', 'unreadable'],
  ['Answer: Positive\nAnswer: Negative\nI am not sure which.', 'unreadable'],
  ['Sentiment: Positive. I cannot say more.', 'Positive'],
  ['I am not sure, but it is positive.', 'Positive'],
  ['No, I cannot provide more. Sentiment: Positive', 'Positive'],
  ['{"answer": "I cannot say: it has positive words"}', 'refused'],
  ['{"answer": "Positive or Negative"}\nPositive', 'unreadable'],
];

const YES_NO: readonly Row[] = [
  ["No, I can't share that.", 'refused'],
  ['No, he cannot share that.', 'No'],
  ['No.\\n\\nHe died in 1821.', 'No'],
];

describe('a reply in prose', () => {
  test.each(SENTIMENT)('%j is read as %s', (reply, want) => {
    expect(read(reply, sentiment)).toBe(want);
  });

  test.each(YES_NO)('%j is read as %s', (reply, want) => {
    expect(read(reply, yesNo)).toBe(want);
  });
});
