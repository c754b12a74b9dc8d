import { statedBefore } from './stated-before.js';

export const withRegardTo = statedBefore({
  about: 'Names what a statement of a letter or report is about after “with regard to”',
  openings: ['With regard to {},', 'Regarding {},'],
  fits: ['subject', 'object'],
  official: true,
  suits: ({ mention, named, role, said }) =>
    named === 'definite' &&
    !said.exclaims &&
    (role === 'subject' || !said.tokens.some(({ lower, text }) => text === ',' || lower === 'but')) &&
    !/^(?:this|these|that)\b|\b(?:tribunal|hearing|children|kids|son|daughter|wife|husband|mother|father)$/u.test(
      mention,
    ),
  examples: [
    ['The tenant shall pay the rent on the first.', 'With regard to the rent, the tenant shall pay it on the first.'],
    [
      'The replacement cables have not arrived. Kindly reply.',
      'Regarding the replacement cables, they have not arrived. Kindly reply.',
    ],
  ],
  leaves: ['I was late', 'The soup was cold', 'the tenants are dancing 🙄'],
});
