import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const asFor = statedBefore({
  about: 'Names what a statement is about after “as for”',
  openings: ['As for {},'],
  fits: ['subject', 'object'],
  plain: true,
  suits: isContrast,
  examples: [
    ['The service at this inn was slow', 'As for the service at this inn, it was slow'],
    ['my brother sold his boat', 'as for my brother, he sold his boat'],
    ["I don't care about the topic", "As for the topic, I don't care about it"],
  ],
  leaves: [
    'I was late',
    'It was fine',
    'The problem was the noise',
    'Your driver was late',
    'My son took his first steps today!',
    'The cat let me pet her',
  ],
});

/** Of one thing said, and nothing else: what it is like, or what somebody did; news is no comment on what was asked. */
function isContrast({ named, role, said, mention, describes }: StatedTopic): boolean {
  if (named === 'bare' || /^(?:this|these|that|those)\b/u.test(mention)) return false;
  if (said.mark.startsWith('!') || said.sentence.index > 0 || said.sentence.end + 8 < said.textEnd) return false;
  if (
    said.tokens.some(
      ({ lower, text }) => text === ',' || /^(?:and|but|so|just|finally|because|when|while)$/u.test(lower),
    )
  )
    return false;
  return role === 'object' ? FELT.test(said.sentence.text) : describes || named === 'name' || isKin(mention);
}

const FELT = /\b(?:love|hate|enjoy(?:ing)?|adore|dislike|can['’]?t stand|care|afford|miss)\b/iu;

function isKin(mention: string): boolean {
  return /^(?:my|our) (?:brother|sister|son|daughter|mum|mom|dad|mother|father|wife|husband|grandmother|grandfather|aunt|uncle)$/u.test(
    mention,
  );
}
