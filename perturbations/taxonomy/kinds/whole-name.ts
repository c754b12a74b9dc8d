import type { Doc, NounPhrase, Sentence, Token } from '../../../src/plugin.js';
import { capital } from '../editable.js';
import { following, type Place, preceding } from '../where.js';

const JOINED = /^(?:and|or|nor|&|\+|vs|versus|v|plus|both|between|either|neither|via|per|as|a\.k\.a\.)$/u;
/** Here a name is spoken of, or belongs to what stands before it. */
const MENTIONED = /^(?:know|knows|knew|known|called|named|say|says|said|spell|type|write down|mean|means)$/u;
/** After these a name stands alone, whatever the tagger makes of them. */
const FREE =
  /^(?:in|on|at|by|from|to|with|without|for|about|of|near|around|through|into|before|after|under|that|if|than|when|while|because|since|until)$/u;

/** The one question of a text; its subject only where its end was found. */
export interface Asked {
  readonly sentence: Sentence;
  readonly auxiliary: Token;
  readonly subject?: NounPhrase;
}

export function askedIn(doc: Doc): Asked | undefined {
  const [sentence, second] = doc.sentences.filter(({ text }) => text.trimEnd().endsWith('?'));
  if (!sentence || second) return undefined;
  const question = doc.questions.find((each) => each.sentence === sentence);
  const auxiliary = question?.auxiliary ?? sentence.tokens.find(({ lower }) => AUXILIARY.test(lower));
  return auxiliary && { sentence, auxiliary, ...(question && { subject: question.subject }) };
}

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

/** Whether a name is a noun phrase of its own: nothing before it that describes it, nothing after it that it describes. */
export function standsAlone(place: Place, question: Asked): boolean {
  return isFreeBefore(place, question) && isFreeAfter(place, question);
}

function isFreeBefore(place: Place, { auxiliary }: Asked): boolean {
  const before = preceding(place);
  if (before?.kind !== 'word' || JOINED.test(before.lower) || MENTIONED.test(before.lower)) return false;
  if (before.index === auxiliary.index) return true;
  if (capital(before) && before.index !== place.sentence.tokens[0]?.index) return false;
  if (before.lower === 'of' && isPartOfName(place.doc.tokens[before.index - 1])) return false;
  return FREE.test(before.lower) || /^(?:ADP|VERB|SCONJ)$/u.test(before.pos);
}

/** `the Queen of Egypt`, `the Battle of Waterloo`. */
function isPartOfName(noun: Token | undefined): boolean {
  return noun !== undefined && capital(noun);
}

function isFreeAfter({ doc, last, ...place }: Place, question: Asked): boolean {
  if (/[\p{L}\p{N}'’\-–/(]/u.test(doc.text[last.end] ?? ' ')) return false;
  const after = following({ doc, last, ...place });
  if (!after) return true;
  if (after.kind === 'punctuation')
    return after.text === ','
      ? doc.tokens[after.index + 1]?.index === question.auxiliary.index
      : /^[?!.…]+$/u.test(after.text);
  if (after.kind !== 'word' || capital(after) || JOINED.test(after.lower)) return false;
  if (question.subject?.tokens.at(-1)?.index === last.index) return after.pos !== 'PROPN';
  if (after.pos === 'VERB') return isItsVerb(after, preceding({ doc, last, ...place }), question);
  return (
    /^(?:ADP|AUX|SCONJ|ADV|PART|PRON)$/u.test(after.pos) && !/ing$|^(?:who|whose|which|that|where)$/u.test(after.lower)
  );
}

/** `before Napoleon died`, `Did Napoleon own …`; not `Netflix shows`, which the tagger takes for a verb too. */
function isItsVerb({ lower, lemma }: Token, before: Token | undefined, { auxiliary }: Asked): boolean {
  if (before?.index === auxiliary.index) return !/^(?:is|are|was|were|has|have|had)$/u.test(auxiliary.lower);
  return lower !== lemma && !/s$/u.test(lower);
}
