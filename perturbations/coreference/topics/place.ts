import type { Doc, NounPhrase, Token } from '../../../src/plugin.js';
import { isNamedPlace } from '../name-anaphor.js';
import { isSaidTwice, type Topic } from '../topic.js';

const PLACE =
  /^(?:airport|restaurant|hospital|zoo|museum|store|shop|supermarket|mall|library|school|hotel|stadium|arena|desert|forest|jungle|ocean|sea|desert|park|church|temple|prison|village|city|town|country|countryside|arctic|tropics|sahara|amazon|moon)$/u;

/** A place at the end of the question, with `there` instead: `Is it hot in Cairo?`: Cairo, `is it hot there`. */
export function* placeTopics(doc: Doc): Generator<Topic> {
  const [opening] = doc.tokens;
  const place = doc.nounPhrases.at(-1);
  const preposition = doc.tokens[(place?.tokens[0]?.index ?? 0) - 1];
  const [sentence] = doc.sentences;
  if (!opening || !place || !preposition || doc.sentences.length > 1 || sentence?.kind !== 'yes-no-question') return;
  if (
    !/^\s*\?\s*$/u.test(doc.text.slice(place.end)) ||
    !/\p{Ll}/u.test(doc.text) ||
    /^(?:if|while|in)$/u.test(opening.lower)
  )
    return;
  if (!leads(doc, preposition) || !isPlacePhrase(place) || isSaidTwice(doc, place.start, place.end)) return;
  if (isPartOfPhrase(doc, preposition.index) || hasTwoParts(doc)) return;
  yield {
    mention: place.text,
    kind: 'place',
    edits: [
      { start: opening.start, end: opening.end, text: opening.lower },
      { start: preposition.start, end: place.end, text: 'there' },
    ],
  };
}

/** `Is there a lid, and does it ship to Canada?`: the place belongs to one part of the question. */
function hasTwoParts({ tokens }: Doc): boolean {
  return tokens.some(({ text }, at) => text === ',' && /^(?:and|or|but)$/u.test(tokens[at + 1]?.lower ?? ''));
}

/** `in` and `at`, and `to` after a verb of motion. */
function leads(doc: Doc, { lower, index }: Token): boolean {
  if (doc.tokens.slice(0, index).some((token) => /^(?:than|before|after|as)$/u.test(token.lower))) return false;
  if (lower === 'in' || lower === 'at') return true;
  return (
    lower === 'to' &&
    !doc.tokens.some((token) => token.lower === 'from') &&
    doc.tokens.some(({ lemma }) =>
      /^(?:go|travel|bring|move|fly|drive|walk|sail|swim|get|come|return|take|ship|send)$/u.test(lemma),
    )
  );
}

export function isPlacePhrase(place: NounPhrase): boolean {
  if (place.kind === 'name' || /^\p{Lu}/u.test(place.head.text))
    return /^(?:\p{Lu}|the\b)/u.test(place.text) && isNamedPlace(place);
  return (
    place.determiner?.lower === 'the' &&
    PLACE.test(place.head.lower) &&
    !/^(?:same|only|first|last|next|other)$/u.test(place.tokens[1]?.lower ?? '')
  );
}

/** `the most popular drink in Japan`, `people in Japan`: the place belongs to a noun phrase. */
function isPartOfPhrase(doc: Doc, index: number): boolean {
  const before = doc.tokens[index - 1];
  if (!before) return true;
  if (before.pos === 'ADP' || before.pos === 'CCONJ' || before.pos === 'PART' || before.lower === 'one') return true;
  return false;
}
