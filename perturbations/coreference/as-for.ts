import { statedBefore } from './stated-before.js';

export const asFor = statedBefore({
  about: 'Names what a statement is about after “as for”',
  openings: ['As for {},'],
  fits: ['subject', 'object', 'place', 'owner'],
  plain: true,
  suits: ({ named, role, said, mention }) =>
    named !== 'bare' &&
    (role !== 'object' || !said.tokens.some(({ lower }) => lower === 'and' || lower === ',')) &&
    !/^(?:this|these|that|those)\b/u.test(mention),
  examples: [
    ['The service at this inn was slow', 'As for the service at this inn, it was slow'],
    ['my brother sold his boat', 'as for my brother, he sold his boat'],
    ["I don't care about the topic", "As for the topic, I don't care about it"],
  ],
  leaves: ['I was late', 'It was fine', 'The problem was the noise', 'Your driver was late', 'The cat let me pet her'],
});
