import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const ADVERB = /^(?:finally|sometimes|usually|occasionally|normally)$/u;

export const finallyFirst: Rule = {
  about: 'The adverb beside the verb leads the sentence: “My pears are finally ripe” → “Finally, my pears are ripe”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My pears are finally turning yellow! 🍐', 'Finally, my pears are turning yellow! 🍐'],
    ['I sometimes bake on Sundays', 'Sometimes, I bake on Sundays'],
  ],
  leaves: [
    'Finally, they are ripe',
    'I hope he finally rests',
    'They finally left and usually they stay',
    'It was old, and finally it broke',
    'I do not usually bake',
    "It's a joy to finally rest",
    'Is it finally over?',
    'The dough finally rose, I could sing',
    'We finally fixed the mast',
  ],
  words: () => neededWords(ADVERB),
  *propose(doc) {
    if (doc.sentences.length > 2) return;
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      const at = words.findIndex(({ lower }) => ADVERB.test(lower));
      const [adverb, next, before] = [words[at], words[at + 1], words[at - 1]];
      if (!clause || !adverb || !next || !before || at > 5 || clause.negation || before.lower === 'to') continue;
      // what follows from it, or is tacked on, would lose its hold on `finally`
      if (second || words.some(({ text }) => text === ',')) continue;
      if (adverb.lower === 'finally' && clause.tense === 'past' && clause.subject.person === 1) continue; // a last step

      if (
        words
          .slice(0, at)
          .some(
            ({ text, lower }) =>
              text === ',' ||
              /^(?:and|but|that|if|when|who|which|not|n't|so|hope|think|glad|say|know|just)$/u.test(lower),
          )
      )
        continue;
      if (
        words.filter(({ lower }) => ADVERB.test(lower)).length > 1 ||
        adverb.start < clause.subject.end ||
        !/^(?:VERB|AUX|ADJ|DET|ADP)$/u.test(next.pos)
      )
        continue;
      if (adverb.start > clause.verb.end && !clause.copular) continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opened(adverb.lower)}, ${lowerOpening(first)}` },
          { start: before.end, end: adverb.end, text: '' },
        ],
      };
    }
  },
};
