import type { Task } from '../core/types.js';

export const yesNo: Task = {
  name: 'yes-no',
  like: 'yes-no',
  question: 'What is the answer to the question below?',
  labels: ['Yes', 'No'],
  opposites: { Yes: 'No', No: 'Yes' },
  aliases: { Yes: ['true'], No: ['false'] },
};
