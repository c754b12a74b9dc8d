import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const adverbInside: Rule = {
  about:
    'An adverb of time moves beside its verb or before the clause: “I haven’t paid yet” → “I haven’t yet paid”, “We usually walk” → “Usually we walk”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I haven't picked a colour yet", "I haven't yet picked a colour"],
    ["It's June already 😮", "It's already June 😮"],
    ['We usually take the early train.', 'Usually we take the early train.'],
    ['Sometimes I skip lunch', 'I sometimes skip lunch'],
  ],
  leaves: [
    "I don't know yet",
    'It is not June yet',
    'We usually walk but today we drove',
    'He is usually late',
    'I have already paid',
    "I haven't yet paid",
  ],
  words: () => ['yet', 'already', 'sometimes', 'usually', 'normally'],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause] = clauses;
      const [, second, third] = words;
      const before = words.at(-2);
      if (words.some(({ text, lower }) => text === ',' || /^(?:but|and|so|because|when|if)$/u.test(lower))) continue;
      if (
        /^(?:sometimes|usually)$/u.test(first.lower) &&
        /^(?:i|we|they)$/u.test(second?.lower ?? '') &&
        second &&
        third?.pos === 'VERB'
      )
        yield { edits: [{ start: first.start, end: second.end, text: `${opened(second.text)} ${first.lower}` }] };
      if (!clause || !before || !second) continue;
      if (
        last.lower === 'yet' &&
        clause.negation?.lower === "n't" &&
        /^(?:have|has)$/u.test(clause.finite.lower) &&
        clause.verb !== clause.finite
      )
        yield {
          edits: [
            { start: clause.verb.start, end: clause.verb.start, text: 'yet ' },
            { start: before.end, end: last.end, text: '' },
          ],
        };
      if (
        last.lower === 'already' &&
        /^(?:it|is|'s)$/u.test(first.lower) &&
        clause.copular &&
        !clause.negation &&
        words.length < 6
      )
        yield {
          edits: [
            { start: clause.verb.end, end: clause.verb.end, text: ' already' },
            { start: before.end, end: last.end, text: '' },
          ],
        };
      if (
        /^(?:usually|normally|sometimes)$/u.test(second.lower) &&
        /^(?:i|we|they)$/u.test(first.lower) &&
        third?.pos === 'VERB'
      )
        yield {
          edits: [
            {
              start: first.start,
              end: second.end,
              text: `${opened(second.text)} ${lowerOpening(first) === 'i' ? first.text : lowerOpening(first)}`,
            },
          ],
        };
    }
  },
};
