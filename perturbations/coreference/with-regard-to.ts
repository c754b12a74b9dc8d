import { statedBefore } from './stated-before.js';

export const withRegardTo = statedBefore({
  about: 'Names what a statement of a letter or report is about after “with regard to”',
  openings: ['With regard to {},'],
  fits: ['subject', 'object'],
  official: true,
  suits: ({ mention, named, role, said }) =>
    said.sentence.index > 0 && // nothing that a text could open with
    named === 'definite' &&
    !said.exclaims &&
    (role === 'subject' || !said.tokens.some(({ lower, text }) => text === ',' || lower === 'but')) &&
    !/^(?:this|these|that)\b|\b(?:tribunal|hearing|children|kids|son|daughter|wife|husband|mother|father)$/u.test(
      mention,
    ),
  examples: [
    [
      'The lease begins in May. The deposit shall be paid to the landlord.',
      'The lease begins in May. With regard to the deposit, it shall be paid to the landlord.',
    ],
  ],
  leaves: [
    'I was late',
    'The tenant shall pay the rent on the first.',
    'The soup was cold',
    'the tenants are dancing 🙄',
  ],
});
