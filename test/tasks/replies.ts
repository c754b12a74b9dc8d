import type { Answer, Task } from '../../src/core/types.js';
import { customTask, readAnswer } from '../../src/tasks/index.js';

/** A reply, and the label, `refused` or `unreadable` that it is read as. */
export type Row = readonly [reply: string, want: string];

/** A reading as one word. */
export function read(reply: string, task: Task): string {
  const answer: Answer = readAnswer(reply, task);
  return answer.kind === 'answer' ? answer.value : answer.kind;
}

export const urgency: Task = customTask({
  name: 'urgency',
  labels: ['Urgent', 'Not urgent', 'Follow-up/later'],
  question: 'How urgent is this message?',
});

export const spam: Task = customTask({
  name: 'spam',
  labels: ['spam', 'not spam'],
  opposites: { spam: 'not spam' },
  question: 'Is this message spam?',
});

export const choice: Task = customTask({
  name: 'choice',
  labels: ['A', 'B', 'C', 'D'],
  question: 'Which option is right?',
});

export const stars: Task = customTask({
  name: 'stars',
  labels: ['1', '2', '3', '4', '5'],
  question: 'How many stars, from 1 to 5?',
});
