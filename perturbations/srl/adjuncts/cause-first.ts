import type { Rule, Token } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';
import { sentenceGoesOn } from '../tied-clause.js';
import { endFirst } from './end-first.js';

/** The cause that closes a statement comes first. */
export const causeFirst: Rule = {
  about:
    'A cause at the end of a statement comes first: “I can’t sleep because of the heat” → “Because of the heat, I can’t sleep”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I can't sleep because of the heat 😩", "Because of the heat, I can't sleep 😩"],
    ['We reached the last ferry thanks to our guide', 'Thanks to our guide, we reached the last ferry'],
    ['The match was called off because of the fog.', 'Because of the fog, the match was called off.'],
  ],
  leaves: [
    "I didn't leave because of the heat",
    'I left only because of the heat',
    'The match that was called off because of the fog is tonight',
    'Nobody is here because of the fog and the frost',
    'The barn lost its roof because of its age',
    'I think he left because of the heat',
    'Stay in because of the fog',
  ],
  words: () => ['because', 'thanks'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words, last, clauses } = stated;
      const [clause, second] = clauses;
      const at = words.findIndex(
        ({ lower }, place) =>
          place > 2 && `${lower} ${words[place + 1]?.lower}`.match(/^(?:because of|thanks to)$/u) !== null,
      );
      const [link, before, opener] = [words[at], words[at - 1], words[at + 2]];
      if (!clause || second || !link || !before || !opener || words.length > 20 || last.index - link.index > 8)
        continue;
      if (clause.negation && !/^(?:ca|could|can|cannot)$/u.test(clause.finite.lower)) continue;
      if (!/^(?:the|my|our|this|that|these|those|all|an?|your)$/u.test(opener.lower)) continue;
      if (opener === last) continue; // `because of this`
      const [main, cause] = [words.slice(0, at), words.slice(at + 2)];
      if (main.some(bars) || cause.some(points) || sentenceGoesOn(doc, stated, main)) continue;
      yield { edits: endFirst(doc, stated, before, link) };
    }
  },
};

/** What the cause may be of instead, or what weighs it. */
const bars = ({ lower, text }: Token): boolean =>
  text === ',' ||
  /^(?:only|just|mainly|mostly|partly|purely|simply|solely|probably|maybe|and|but|or|that|who|which|what|how|why|if|when|while|think|know|say|said|says|hope|believe|told|heard|nobody|nothing|no|never|it|this|to|than|famous|known|special)$/u.test(
    lower,
  );

const points = ({ lower, text, kind }: Token): boolean =>
  text === ',' ||
  kind === 'emoji' ||
  /^(?:it|its|he|him|his|she|her|they|them|their|who|which|that's|when|if|but|because|so|and|or)$/u.test(lower);
