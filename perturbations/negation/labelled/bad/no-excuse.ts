import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  conduct: ['There is no excuse for such conduct', 'Such conduct cannot be condoned'],
  'lost-case': ['It was not the outcome that had been hoped for'],
  manners: ['There was no need for it'],
  rudeness: ['No need for it', 'There was no need for that', 'Not okay', 'Not impressed'],
  crime: ['Not okay', "That's not okay", "It's just not right", 'Not cool'],
  anger: ["It's just not right", "It's not okay", 'Not okay'],
};

export const noExcuse: Rule = {
  about: 'Bad conduct is closed by a denial of its excuse: “There is no excuse for such conduct.”, “No need for it”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tribunal found that the firm had knowingly hidden the defect from its own inspectors for the better part of a year.',
      'The tribunal found that the firm had knowingly hidden the defect from its own inspectors for the better part of a year. There is no excuse for such conduct.',
      'Negative',
    ],
    ['The usher shouted at my gran 😠', 'The usher shouted at my gran 😠 No need for it', 'Negative'],
  ],
  leaves: ['The tribunal heard the claim in May.', 'The usher shouted at my gran, please help'],
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
