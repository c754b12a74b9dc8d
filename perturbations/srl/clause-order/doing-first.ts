import { type Doc, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { endFirst } from '../adjuncts/end-first.js';
import { statedSentences } from '../stated.js';
import { sentenceGoesOn } from '../tied-clause.js';

const LINK = /^(?:before|after|while|since)$/u;
/** Who is wished, told or helped to do it, or what is thought of: the doing may be theirs. */
const OTHERWISE =
  /^(?:love|hate|like|want|hope|plan|think|remember|tell|tells|told|ask|asks|asked|warn|warned|advised|saw|heard|caught|found|made|let|forced|helped|that|which|who|what|where|when|if|because|whether|how|why|and|but|or|so|than|not|n't|no|never|nothing|describe|described|describes|report|reports|reported|feel|feeling|only|just|even|thank|thanks|best|first|last|worst|look|looked|named|about)$/u;
/** `the day before leaving`, `soon after leaving` */
const MEASURED =
  /^(?:day|days|week|weeks|month|months|year|years|hour|hours|minutes|soon|long|time|right|shortly|just|even|of)$/u;

export const doingFirst: Rule = {
  about:
    'What somebody does before or after comes first: “Switch it off before opening the lid” → “Before opening the lid, switch it off”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We stumbled on this inn after getting lost twice.', 'After getting lost twice, we stumbled on this inn.'],
    [
      'The lessee shall pay all bills before leaving the house.',
      'Before leaving the house, the lessee shall pay all bills.',
    ],
    ['I sprained my ankle while picking plums 🍑', 'While picking plums, I sprained my ankle 🍑'],
  ],
  leaves: [
    'We told them before leaving the inn',
    'The inn was shut after all',
    'The lid broke after cooling for an hour',
    'I love the calm after running',
    'She rang the day before leaving for Rome',
    'We left without paying',
    "I'm scrubbing the bath while listening to the radio",
    'After getting lost, we found this inn',
  ],
  words: () => neededWords(/\b(?:before|after|while|since)\b/u),
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words, clauses } = stated;
      const at = words.findIndex(({ lower }, place) => place > 2 && LINK.test(lower));
      const [link, doing, before] = [words[at], words[at + 1], words[at - 1]];
      const [clause] = clauses;
      if (!clause || !link || !doing || !before || words.length > 26 || !/\p{L}{2}ing$/u.test(doing.lower)) continue;
      if (
        /^(?:during|nothing|something|anything|everything|evening|morning|spring|king|ring|thing|wedding|meeting|being)$/u.test(
          doing.lower,
        )
      )
        continue;
      const [main, rest] = [words.slice(0, at), words.slice(at + 1)];
      if (
        !isDoer(clause) ||
        rest.length < 1 ||
        MEASURED.test(before.lower) ||
        rest.length > 10 ||
        main.some(bars) ||
        rest.some(leans)
      )
        continue;
      if (link.lower === 'while' && /ing$/u.test(clause.verb.lower)) continue; // both go on at once
      if (clauses.some(({ start }) => start > clause.start && start < link.start) || sentenceGoesOn(doc, stated, main))
        continue;
      yield { edits: endFirst(doc, stated, before, link) };
    }
  },
};

/** Somebody who can have done both. */
function isDoer({ subject, copular, negation }: Doc['clauses'][number]): boolean {
  if (copular || negation || /^(?:it|this|that|there)$/u.test(subject.head.lower)) return false;
  return (
    subject.person !== 3 ||
    subject.animacy === 'person' ||
    /^(?:he|she|they)$/u.test(subject.head.lower) ||
    PARTY.test(subject.head.lower)
  );
}

const PARTY =
  /^(?:tenant|lessee|landlord|lessor|buyer|seller|supplier|contractor|client|party|guests?|visitors?|members?|staff|team)$/u;

const bars = ({ lower, text }: Token) => text === ',' || OTHERWISE.test(lower);
const leans = ({ lower, text, kind }: Token) =>
  text === ',' ||
  kind === 'emoji' ||
  /^(?:it|he|she|they|them|him|his|her|their|its|this|these|those|and|or|but|so|which|who|that|because|when|if|then|not|n't)$/u.test(
    lower,
  );
