import type { Token } from '../../../src/plugin.js';
import type { Place } from '../where.js';

/** The verb of a question after its subject, which the tagger takes for a noun now and then: `Does a lemur need sleep?` */
export function isAsked(place: Place): boolean {
  const { doc, first } = place;
  if (isUnparsed(place)) return isFirstVerb(place);
  if (isAskedLate(place)) return true;
  return doc.questions.some(
    ({ form, predicate }) =>
      (form === 'do' || form === 'modal') &&
      predicate.tokens.find((token) => token.pos !== 'ADV' && token.lower !== 'ever')?.index === first.index,
  );
}

/** The `be`, `have` or `get` of a participle, with adverbs between, or in front of the subject of a question. */
export function auxiliaryBefore(place: Place): Token | undefined {
  const { doc, sentence, first } = place;
  const question = doc.questions.find(({ predicate }) => predicate.tokens[0]?.index === first.index);
  if (question && (question.form === 'be' || question.form === 'have')) return question.auxiliary;
  for (let at = first.index - 1; at >= (sentence.tokens[0]?.index ?? 0); at--) {
    const token = doc.tokens[at];
    if (!token) return undefined;
    if (/^(?:be|have|get)$/u.test(token.lemma) || /^(?:'s|'re|'m|'ve|'d)$/u.test(token.lower)) return token;
    if (token.pos !== 'ADV' && token.lemma !== 'not') return isUnparsed(place) ? opener(place) : undefined;
  }
  return undefined;
}

function isUnparsed({ doc, sentence }: Place): boolean {
  return sentence.kind === 'yes-no-question' && !doc.questions.some((question) => question.sentence === sentence);
}

/** `Was the chapel built after the king died?`: no other verb stands between `was` and the participle, and no object after it. */
function opener(place: Place): Token | undefined {
  const [first] = place.sentence.tokens;
  const after = place.doc.tokens[place.last.index + 1];
  if (!first || !/^(?:is|are|was|were|has|have)$/u.test(first.lower) || verbsBetween(place)) return undefined;
  return after?.pos === 'ADP' || after?.pos === 'SCONJ' ? first : undefined;
}

/** `Can a goldfish close its eyes?`: a noun in front, an object of its own behind, and no verb before it. */
function isFirstVerb(place: Place): boolean {
  const { doc, sentence, first, last } = place;
  const [before, after] = [doc.tokens[first.index - 1], doc.tokens[last.index + 1]];
  if (!/^(?:do|does|did|can|could|would|will|should|must|might)$/u.test(sentence.tokens[0]?.lower ?? '')) return false;
  if (verbsBetween(place)) return false;
  if (first.lower !== first.lemma || !before || first.index - (sentence.tokens[0]?.index ?? 0) > 6) return false;
  if (/^(?:an?|the|its|his|their|any)$/u.test(after?.lower ?? ''))
    return before.pos === 'NOUN' || before.pos === 'PROPN';
  if (first.pos !== 'NOUN' || hasVerb(place) || !/^(?:NOUN|PROPN|NUM)$/u.test(before.pos)) return false;
  return (
    after?.text === '?' ||
    (after?.pos === 'ADP' && after.lower !== 'of') ||
    (after?.pos === 'NOUN' && (isMany(before) || doc.tokens[last.index + 2]?.text === '?'))
  );
}

/** `In the play, does the king forgive his son?`: the question begins behind a comma. */
function isAskedLate({ doc, sentence, first }: Place): boolean {
  if (sentence.kind !== 'other-question' || first.pos !== 'VERB' || first.lower !== first.lemma) return false;
  const opens = sentence.tokens.findLastIndex(
    ({ lower, index }) =>
      index < first.index &&
      /^(?:do|does|did|can|could|would|will)$/u.test(lower) &&
      doc.tokens[index - 1]?.text === ',',
  );
  const between = sentence.tokens.slice(opens + 1).filter(({ index }) => index < first.index);
  return (
    opens > 0 &&
    between.length > 0 &&
    between.every(({ pos, kind }) => kind !== 'punctuation' && !/^(?:VERB|AUX|SCONJ)$/u.test(pos))
  );
}

function verbsBetween({ sentence, first }: Place): boolean {
  return sentence.tokens
    .slice(1)
    .some(
      ({ index, pos, lower, text }) =>
        index < first.index &&
        (/^(?:VERB|AUX|PRON)$/u.test(pos) || text === ',' || /^(?:who|that|which|where|when)$/u.test(lower)),
    );
}

/** A sentence whose verb is not yet found is one whose verb was taken for a noun. */
function hasVerb({ sentence }: Place): boolean {
  return sentence.tokens.slice(1).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** `humans digest`: a plural stands before no noun. */
function isMany({ lower, lemma, pos }: Token): boolean {
  return pos === 'NOUN' && lower !== lemma && lower.endsWith('s');
}
