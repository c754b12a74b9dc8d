import type { Rule } from '../../../src/plugin.js';
import { type Place, preceding } from '../where.js';
import { entries } from './entries.js';
import type { Entry } from './entry.js';
import { isSaidOnce } from './one-thing.js';
import { isPlainNoun } from './plain-noun.js';
import { replacements } from './replacements.js';

export const generalTerm: Rule = {
  ranks: true,
  about: 'A noun becomes a more general term: “The pizza was cold” → “The food was cold”; never in a question',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The pizza was cold and greasy', 'The food was cold and greasy'],
    ['My laptop died again', 'My computer died again'],
  ],
  leaves: [
    'The hotel lobby was a nice place',
    'The pizza oven was new',
    'It purrs like a kitten',
    'We had a pizza and a burger',
    'Have you seen the charger?',
  ],
  words: () => entries('synonyms-general', 'noun').keys(),
  propose: (doc, context) => replacements(doc, context, ['synonyms-general', 'noun'], isNamedBefore),
};

/** `two mice and a rat` are not `two mice and an animal`. */
function standsBesideItsLike({ doc, first, last }: Place, { replacement }: Entry): boolean {
  return doc.tokens.some(
    ({ index, lower, lemma }) =>
      (index < first.index || index > last.index) &&
      [lower, lemma].some((word) =>
        entries('synonyms-general', 'noun')
          .get(word)
          ?.single.some((other) => inOne(other.replacement) === inOne(replacement)),
      ),
  );
}

const inOne = (word: string): string => word.replace(/s$/u, '');

/** `the place` where no place was spoken of is nowhere: only as the subject that opens the sentence, or with `this`. */
function isNamedBefore(place: Place, entry: Entry): boolean {
  const before = preceding(place);
  const vague =
    /^(?:place|establishment|device|machine|dish|animal|food|shop|vehicle|item)s?$/u.test(entry.replacement) &&
    before?.lower === 'the';
  if (standsBesideItsLike(place, entry)) return false;
  return isPlainNoun(place, entry) && isSaidOnce(place) && !(vague && before.index !== place.sentence.tokens[0]?.index);
}
