import type { Rule } from '../../../src/plugin.js';
import { conjugate } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import { auxiliaryBefore, isAsked } from './asked-verb.js';
import type { Entry } from './entry.js';
import { isBeingDone, isMistaken } from './mistaken-verb.js';
import { isNounHere } from './noun-here.js';
import { isObjectElsewhere } from './object-here.js';
import { replacements } from './replacements.js';
import { wordAfter, wordBefore } from './surroundings.js';
import {
  hasForm,
  INFINITIVE_AFTER,
  isAttributive,
  isBeforeNoun,
  isNamed,
  isPlainToo,
  isReduced,
  isUninflected,
  isWithoutBe,
  PARTICLES,
  partsFrom,
  takesInfinitive,
} from './verb-phrase.js';

export const verb: Rule = {
  ranks: true,
  about: 'A verb becomes a synonym in the same form: “They bought a boat” → “They purchased a boat”',
  examples: [
    ['My parents bought a boat last spring', 'My parents purchased a boat last spring'],
    ['Would a squirrel need an umbrella?', 'Would a squirrel require an umbrella?'],
    ['Did the parade take place in a park?', 'Did the parade happen in a park?'],
    ['The boots had come apart by June', 'The boots had fallen apart by June'],
    ['Was the Lateran built after Pope Leo died?', 'Was the Lateran constructed after Pope Leo died?'],
    ['Is the ferry limited to twelve cars?', 'Is the ferry restricted to twelve cars?'],
    ['Can old sails be turned into bags?', 'Can old sails be made into bags?'],
    ["I'm standing in line at the bakery", "I'm waiting in line at the bakery"],
    ['In the fable, does the miller resemble his donkey?', 'In the fable, does the miller look like his donkey?'],
  ],
  leaves: [
    'He bought into the idea',
    'We started up again',
    'The finished house was lovely',
    'Is the purchase final?',
    '“I love it”, they wrote',
    'Owen helped me out with the boxes',
    'Please get a gift for Owen',
    'The barber remembers my name',
    "They can't stop talking about it",
    'It never ceases to surprise me',
    'The patient wrapped it to avoid damage',
    'The hunter found the missing hiker',
    'Beans stop squash from growing tall',
    'The van leaves from stop C',
    'The form was received in March',
    'Slow start to the year',
    'Is there a song composed by a sailor?',
    'The answer was three mocking replies',
    'He fixed a draught under the door',
    'Do clinics throw away used syringes?',
    'I want to resign',
    'What time does the gallery shut?',
    'The waitress thought that was funny',
    'She mentioned it at the meeting',
    'Was it planned from the very beginning?',
    'Is this the lodge that you pay for every month?',
    'The club will cancel the rest of the trip',
    'The bag kept everything dry',
    'Should a sailor look straight at the lamp?',
    'Do the tenants enjoy the same right?',
    'How dare they cut down the pear tree!',
    'Should a tailor knock before handing over the coat?',
  ],
  propose: (doc, context) => replacements(doc, context, ['synonyms-verbs', 'verb'], isVerbInForm),
};

function isVerbInForm(place: Place, entry: Entry): boolean {
  const { first, last } = place;
  if (!(isVerb(place) || isParticiple(place, entry)) || (first === last && PARTICLES.test(wordAfter(place))))
    return false;
  if (partsFrom(place, entry) || isObjectElsewhere(place, entry) || isUninflected(place, entry, isAsked(place)))
    return false;
  if (!hasForm(entry) || (entry.form === 'gerund' && isNamed(place) && !isBeingDone(place))) return false;
  if (!isAsked(place) && isNounHere(place, entry.form)) return false;
  if (entry.flags.has('passive') && entry.form !== 'participle') return false;
  if (entry.form !== 'base' && (isAsked(place) || takesInfinitive(place)))
    return entry.form === 'gerund' && !isAsked(place);
  if (entry.form === 'past' || entry.form === 'participle') return isPast(place, entry, entry.form);
  if (entry.form === 'base' && conjugate(first.lower, 'participle') === first.lower && auxiliaryBefore(place))
    return false;
  if (entry.form === 'base' && conjugate(first.lower, 'past') === first.lower)
    return INFINITIVE_AFTER.test(wordBefore(place)) || isAsked(place);
  return !(entry.form === 'gerund' && isAttributive(place));
}

/** `Is Morse code limited to dots?`: an adjective to the tagger, though the entry says that it takes the passive. */
function isParticiple(place: Place, { flags, form }: Entry): boolean {
  const { first, doc } = place;
  if (form !== 'participle' || !flags.has('passive')) return false;
  const opens = doc.questions.some((question) => question.form === 'be' && question.predicate.tokens[0] === first);
  return first.pos === 'ADJ' || (first.pos === 'NOUN' && opens && wordAfter(place) === 'by');
}

function isVerb(place: Place): boolean {
  const { pos } = place.first;
  return pos === 'VERB' || pos === 'AUX' || isAsked(place) || isMistaken(place);
}

/** One surface may be past and participle: which it is shows in the auxiliaries in front. */
function isPast(place: Place, { flags, splits = false }: Entry, form: 'past' | 'participle'): boolean {
  if (isAttributive(place) || isDone(place) || (splits && form === 'past' && isReduced(place))) return false;
  if (form === 'past' && isPlainToo(place)) return false;
  if (splits && form === 'past' && isOfHave(place)) return false;
  const auxiliary = auxiliaryBefore(place);
  if (form === 'participle' && !auxiliary && !flags.has('passive')) return isWithoutBe(place);
  if (flags.has('passive') && auxiliary?.lemma !== 'be') return false;
  if (auxiliary?.lemma === 'be' && (flags.has('active') || isBeforeNoun(place))) return false;
  return (form === 'participle') === (auxiliary !== undefined);
}

/** `Has anyone ever walked from Goa to Delhi?`: the auxiliary opens the question, however far in front. */
function isOfHave({ sentence, first }: Place): boolean {
  const before = sentence.tokens.filter(({ index }) => index < first.index);
  return (
    /^(?:has|have|had)$/u.test(before[0]?.lower ?? '') &&
    !before.some(({ lower }) =>
      /^(?:who|that|which|when|before|after|because|if|while|since|until|where)$/u.test(lower),
    )
  );
}

/** `throw away used needles`: with a verb, a preposition or a particle in front and a noun behind, it says which. */
function isDone(place: Place): boolean {
  const [before, after] = [place.doc.tokens[place.first.index - 1], place.doc.tokens[place.last.index + 1]];
  if (after?.pos !== 'NOUN' || !before || place.first !== place.last) return false;
  return (
    before.pos === 'ADP' || PARTICLES.test(before.lower) || (before.pos === 'VERB' && before.lemma === before.lower)
  );
}
