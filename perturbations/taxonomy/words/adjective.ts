import type { Rule } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { isSaidOnce } from './one-thing.js';
import { replacements } from './replacements.js';
import { negated, wordAfter, wordBefore } from './surroundings.js';

const COMPARED = /^(?:more|most|less|least|as|than|enough|rather)$/u;

export const adjective: Rule = {
  ranks: true,
  about: 'An adjective becomes a synonym of the same strength: “The view was stunning” → “The view was breathtaking”',
  examples: [
    ['The view from the terrace was stunning', 'The view from the terrace was breathtaking'],
    ['Is it uncommon to see a heron in a city?', 'Is it unusual to see a heron in a city?'],
    ['I had an amazing evening with Nora', 'I had a fantastic evening with Nora'],
  ],
  leaves: [
    'It was more boring than the first part',
    'This is the most boring lecture',
    'The soup was not great',
    "Is The Great Wall longer than the road's wall?",
    'She asked whether "boring" has six letters',
    'That was a dull-looking cover',
    'Is it a very well written thing?',
    'Everything went great',
    'They tell it with great care',
    'Are the modern Olympic Games Greek?',
    'Overpriced, damp rooms',
    'She tries very hard to stay awake',
    'We stepped in cat sick',
    'He was a great detective',
    'The nurse was kind to her, and helpful',
    'It came packed with care',
    'The sleeping bag looked cheap',
    'The freedom is delicious',
    'He was big news on the big screen',
    'So bored. So, so bored.',
    'The bag ripped on its second trip',
  ],
  propose: (doc, context) => replacements(doc, context, ['synonyms-adjectives', 'invariable'], isPlainAdjective),
};

/** A verb with an adjective after it; after others, what looks like one is an adverb: `try hard`, `performed awful`. */
const LINKING =
  /^(?:be|seem|look|feel|sound|taste|smell|become|get|stay|remain|appear|turn|keep|make|find|grow|go|leave|arrive|have|consider|call|want|like|need|love|hate|offer|serve|sell|buy|use|see|watch|give|take|provide|bring|create|build|cause)$/u;

function isPlainAdjective(place: Place, { flags }: Pick<Entry, 'flags'>): boolean {
  if (isAdverbial(place) || !isSaidOnce(place)) return false;
  if (!flags.has('compared') && (COMPARED.test(wordBefore(place)) || /^(?:than|as|enough)$/u.test(wordAfter(place))))
    return false;
  return flags.has('neg') || !negated(place);
}

function isAdverbial({ doc, sentence, first, last }: Place): boolean {
  const next = doc.tokens[last.index + 1];
  if (next && next.end <= sentence.end && (next.pos === 'NOUN' || next.pos === 'PROPN' || next.pos === 'ADJ'))
    return false;
  const before = doc.tokens
    .slice(0, first.index)
    .findLast((token) => !/^(?:very|so|too|really|pretty|quite|extremely|as|how)$/u.test(token.lower));
  return before?.pos === 'VERB' && before.start >= sentence.start && !LINKING.test(before.lemma);
}
