import type { Rule } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { isPlainNoun } from './plain-noun.js';
import { replacements } from './replacements.js';

export const noun: Rule = {
  ranks: true,
  about: 'A noun becomes a synonym in the same number: “The movie was long” → “The film was long”',
  examples: [
    ['The movie was far too long', 'The film was far too long'],
    ['Is any landlocked country an island?', 'Is any landlocked nation an island?'],
    ['My boss called me an artist', 'My supervisor called me an artist'],
  ],
  leaves: [
    'The movie ticket was cheap',
    'He bought a phone card',
    'Is "The Country Wife" a comedy?',
    'It is a movie-length cartoon',
    'They live in the country',
    'Would a lame horse be at a disadvantage?',
    'Can an adult otter swim?',
    'Nobody answers the phone',
    "It was a children's party",
    'The spirit of the rules matters',
    'They left the building site',
    'The price was fair',
    'Your application was approved',
    'I want a refund for the lamp',
    'Are plums relatives of the peach?',
    'What a gentleman!',
    'The food was cold, but the hotel pool was warm',
    'Is a harp heavier than a washing machine?',
    'Can you grow a lamp by planting a lightbulb?',
  ],
  propose: (doc, context) =>
    replacements(
      doc,
      context,
      ['synonyms-nouns', 'noun'],
      (place, entry: Entry) =>
        isPlainNoun(place, entry) && !isSaidAgain(place) && !(entry.flags.has('general') && isAsked(place)),
    ),
};

/** Of what a question speaks twice, one name would be two things. */
function isSaidAgain({ doc, last, task }: Place): boolean {
  return task === 'yes-no' && doc.tokens.some(({ index, lemma }) => index !== last.index && lemma === last.lemma);
}

/** `Is it a canoe?`: where the noun itself is the question, a more general term asks another. */
function isAsked({ doc, first }: Place): boolean {
  return doc.questions.some(
    ({ form, predicate }) => form === 'be' && predicate.tokens.find(({ pos }) => pos === 'NOUN')?.index === first.index,
  );
}
