import type { Task } from '../core/types.js';

export const sentiment: Task = {
  name: 'sentiment',
  like: 'sentiment',
  question: 'What is the sentiment of the following sentence?',
  labels: ['Positive', 'Negative', 'Neutral'],
  opposites: { Positive: 'Negative', Negative: 'Positive' },
  aliases: { Positive: ['pos'], Negative: ['neg'], Neutral: ['neu'] },
};
