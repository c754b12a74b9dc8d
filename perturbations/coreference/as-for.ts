import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const asFor = statedBefore({
  about: 'Names what a statement is about after “as for”',
  openings: ['As for {},'],
  fits: ['subject', 'object', 'place', 'owner'],
  plain: true,
  suits: isContrast,
  examples: [
    ['The service at this inn was slow', 'As for the service at this inn, it was slow'],
    ['my brother sold his boat', 'as for my brother, he sold his boat'],
    ["I don't care about the topic", "As for the topic, I don't care about it"],
  ],
  leaves: ['I was late', 'It was fine', 'The problem was the noise', 'Your driver was late', 'The cat let me pet her'],
});

/** At the start of a longer text there is nothing that it would go on from; news is no comment on what was asked. */
function isContrast({ named, role, said, mention }: StatedTopic): boolean {
  if (named === 'bare' || /^(?:this|these|that|those)\b/u.test(mention)) return false;
  if (said.sentence.index === 0 && said.sentence.end < said.textEnd) return false;
  return role !== 'object' || !said.tokens.some(({ lower }) => /^(?:and|,|just|finally)$/u.test(lower));
}
