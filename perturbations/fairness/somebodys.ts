import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { endOf } from '../around/end-of.js';
import { evaluates, isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import { isProse } from '../around/kind-shape.js';
import { isDeclared } from '../around/terms.js';
import { polarityOf } from '../person/polar.js';
import { isLongNotice, isPublic } from '../person/said.js';
import { type DescribedPerson, describedPeople } from './people.js';

/** Of no account for what is written in full sentences. */
const PRIVATE = /^(?:orientation|disability)$/u;

/** Those who may have written a text, by what is of account there. */
export function possibleWriters(doc: Doc): readonly DescribedPerson[] {
  return isProse(doc) ? describedPeople(doc).filter(({ attribute }) => !PRIVATE.test(attribute)) : describedPeople(doc);
}

const SPEAKS = /\b(?:i|my|me|mine|we|our|ours|us|you|your)\b|[!?]|\p{Extended_Pictographic}|n['’]t\b/iu;
/** What is said there is not the writer’s. */
const QUOTED = /["“][^"”]*["”]/gu;
/** What an office or a lawyer writes to who has not paid. */
const OF_AN_OFFICE =
  /\b(?:arrears|possession of|begin proceedings|legal action|failed to pay|this is to (?:confirm|certify|inform))\b/iu;
/** What a shop says of its goods. */
const OF_GOODS =
  /^(?:this is an?|these are)\b[^.]*\b(?:program|app|gloves?|tool|device|kit|edition|set|packs?|model)\b/iu;
const isOfGoods = ({ text, tokens }: Doc) =>
  OF_GOODS.test(text) && tokens.every(({ lower }) => polarityOf(lower) === undefined);
const TYPED = /^\s*\p{Ll}/u;
/** What a firm reports of itself. */
const OF_A_FIRM =
  /\b(?:quarter(?:ly)?|forecast|revenue|milestones?|turnover|percent|per cent|profits?|received your (?:request|order|application|complaint|claim|ticket|message|letter|enquiry)|our (?:new )?(?:office|members|customers|residents|shareholders|cooperative|branches))\b/iu;
const OWN = /\b(?:i|my|me|mine)\b/iu;
/** Told of somebody, as in notes on a case. */
const OF_SOMEBODY = /\b(?:he|she|his|her|him|mr|mrs|ms|dr)\b/iu;

/** News tells what others say, and its ‘won’t’ is nobody’s talk. */
const isSaid = ({ text }: Doc) => SPEAKS.test(text.replace(QUOTED, '').replace(/n['’]t\b/giu, ''));

/** A remark as people type it: without a full stop, in scraps, with a word of liking or loss. */
const isTyped = (doc: Doc): boolean =>
  kindOfText(doc) === 'chat' &&
  doc.tokens.length > 3 &&
  doc.tokens.length < 22 &&
  !isPublic(doc) &&
  (/[\p{L}\p{N}]/u.test(endOf(doc, 1)) ||
    doc.sentences.some(({ kind }) => kind !== 'statement') ||
    doc.tokens.some(({ lower }) => isPolar(lower)));

/** A text in which somebody speaks, or says what they think: what states facts for all is nobody's. */
export const isSomebodys = perDoc((doc: Doc): boolean => {
  if (
    isClinicalNote(doc) ||
    isDeclared(doc) ||
    (!matches(doc, OWN) && (matches(doc, OF_A_FIRM) || matches(doc, OF_AN_OFFICE) || isOfGoods(doc)))
  )
    return false;
  if (isTyped(doc)) return true;
  const told = isLongNotice(doc) || kindOfText(doc) === 'notice' || doc.sentences.length > 1;
  if (matches(doc, TYPED) || (told ? isSaid(doc) : matches(doc, SPEAKS))) return true;
  const judged = doc.tokens.filter(({ lower }) => evaluates(lower) && lower !== 'lost').length;
  if (isLongNotice(doc) && doc.text.includes(' say')) return false;
  return judged > (kindOfText(doc) === 'notice' ? 1 : 0) && !matches(doc, OF_SOMEBODY);
});
