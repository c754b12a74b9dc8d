import { animacyOf, type Doc, isInfinitive, type NounPhrase, type Token } from '../../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from '../anaphor.js';
import { peopleBut } from '../asked/told-apart.js';
import { commonAnaphor, endsAsPerson } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { TITULAR } from '../topics/titular.js';
import { peopleIn } from './people-in.js';

const HIS = /\b(?:he|him|his|himself)\b/u;
const HER = /\b(?:she|her|hers|herself)\b/u;
const THEIR = /\b(?:they|them|their|theirs|themselves)\b/u;

/** None of them, or each for itself: no pronoun stands for those. */
const QUANTIFIED =
  /^(?:no|any|every|more|less|fewer|each|either|neither|one|none|nobody|anyone|anybody|everyone|everybody|nothing)\b/iu;
/** Several people in one word, or one who is called by what has happened to them. */
const NOBODY_ALONE =
  /^(?:staff|jury|committee|police|couple|pair|crew|accused|deceased|injured|wounded|elderly|young|rich|poor|blind|deaf|sick|dead|unemployed|homeless|latter|former|other|others|one|ones)$/u;
const SOME = /^(?:some|many|most|all|several|a few|both|two|three|few)$/iu;

/** The pronoun for what a question is about, of which only the beginning needs to be known; undefined where it could be another's. */
export function askedAnaphor(doc: Doc, auxiliary: Token): Anaphor | undefined {
  const found = anaphorAfter(doc, auxiliary);
  return found && (found.plural || !MANY.test(auxiliary.lower)) ? found : undefined;
}

const MANY = /^(?:are|were|do|have)$/u;
const ONE = /^(?:is|was|does|has)$/u;

/** `Has a woman ever …`, `Did a monk …`: whether there was one is asked, and nobody stands behind a pronoun. */
const isNobodyYet = ({ text }: Doc, { lower, start }: Token, first: Token): boolean =>
  /^an?$/u.test(first.lower) && (/^(?:did|was|has|had)$/u.test(lower) || /\bever\b/u.test(text.slice(start)));

/** Somebody whom the lists take for a thing, or a hen with `her` eggs; or another pronoun stands in the text. */
function isPerhapsSomebody({ text }: Doc, { start, end, tokens }: NounPhrase): boolean {
  if (/ly$|-old$/u.test(tokens.at(-1)?.lower ?? '') || / \p{L}+-year-old\b/u.test(text.slice(start, end))) return true;
  if (tokens.some(({ lower }, at) => isSomebody(lower) && !/^['’]s?$/u.test(tokens[at + 1]?.lower ?? ''))) return true;
  return HIS.test(text) || HER.test(text) || THEIR.test(text);
}

/** `a monk copying psalms`, `a court justice`: the last word is not the one that counts. */
const isSomebody = (word: string): boolean => animacyOf(word) === 'person' || endsAsPerson(word) || word === 'justice';

/** `Should a hiker drink | sea water`, `the frost harm | young plants`: the verb was taken into the phrase. */
function goesOn(
  { questions: [question] }: Doc,
  { lower }: Token,
  { start, end, tokens }: NounPhrase,
  next: Token,
): boolean {
  const [before, last] = tokens.slice(-2);
  if (last && before && /ing$/u.test(last.lower) && /^\p{Lu}/u.test(before.text) && next.pos === 'ADP') return true; // `a Muslim fasting for …`
  if (question?.subject.start === start) return question.subject.end < end;
  return (
    tokens.length > 1 && !/^(?:is|are|was|were)$/u.test(lower) && /^(?:NOUN|PROPN|DET|ADJ|PRON|NUM)$/u.test(next.pos)
  );
}

function anaphorAfter(doc: Doc, auxiliary: Token): Anaphor | undefined {
  const first = doc.tokens[auxiliary.index + 1];
  if (!first || QUANTIFIED.test(first.lower)) return undefined;
  if (first.pos === 'VERB' && first.lower.endsWith('ing')) return IT;
  const phrase = doc.nounPhrases.find(({ start }) => start === first.start);
  const last = phrase?.tokens.at(-1);
  const next = last && doc.tokens[last.index + 1];
  if (/^(?:this|that)$/u.test(first.lower) && phrase?.tokens.length !== 2) return IT;
  if (!phrase || !next || /^(?:and|or|['’]s?)$/u.test(next.lower)) return undefined;
  if (next.text === ',' && !/^(?:who|which|whose|on|in|of)$/u.test(doc.tokens[next.index + 1]?.lower ?? ''))
    return undefined;
  if (/\byears? old$/u.test(phrase.text) || (phrase.kind === 'name' && TITULAR.test(phrase.text))) return undefined;
  if (phrase.kind === 'common' && first.pos === 'PROPN' && isInfinitive(last.lower)) return undefined; // `Ida Berg | star in a film`
  if (isPerhapsVerb(doc, phrase, next) || goesOn(doc, auxiliary, phrase, next)) return undefined;
  if (NOBODY_ALONE.test(last.lower) || isNobodyYet(doc, auxiliary, first)) return undefined;
  if (phrase.kind !== 'name' && phrase.number === 'plural' && ONE.test(auxiliary.lower)) return undefined;
  if (SOME.test(first.lower) && (next.lower === 'of' || phrase.number === 'plural')) return ofMany(doc, phrase);
  if (phrase.kind === 'pronoun') return undefined;
  const found = phrase.kind === 'name' ? nameAnaphor(phrase) : commonAnaphor(phrase);
  if (phrase.number === 'plural' && found === THEY) return ofMany(doc, phrase);
  if (/^(?:who|whose)$/u.test(next.lower)) return ofDescribed(doc, phrase);
  if (found === THEY) return undefined;
  if (found === IT) return isPerhapsSomebody(doc, phrase) ? undefined : IT;
  if (phrase.kind !== 'name' && first.lower !== 'my') return undefined; // anybody of the kind
  const [other, rest] = [found === HE ? HER : HIS, doc.text.slice(phrase.end)];
  return found && !other.test(rest) && !THEIR.test(rest) && peopleBut(doc, first).length === 0 ? found : undefined;
}

function ofMany(doc: Doc, { end }: NounPhrase): Anaphor | undefined {
  const rest = doc.text.slice(end);
  return HIS.test(rest) || HER.test(rest) ? undefined : THEY;
}

/** `a tenant who has lost her key`: the one person in the text, of whom a pronoun tells enough. */
function ofDescribed(doc: Doc, { start, end }: NounPhrase): Anaphor | undefined {
  const rest = doc.text.slice(end);
  const [he, she] = [HIS.test(rest), HER.test(rest)];
  const people = peopleIn(doc);
  if (
    he === she ||
    THEIR.test(rest) ||
    people.length !== 1 ||
    /\b(?:some|any|every|no)(?:one|body)\b|\bother|\bperson|\bpeople/u.test(rest)
  )
    return undefined;
  const [only] = people;
  return only && only.start >= start && only.end <= end ? (he ? HE : SHE) : undefined;
}

/** `Should the guest decline it?`: what is said of the guest, or a noun with another before it. */
function isPerhapsVerb({ questions: [question] }: Doc, { start, end, tokens }: NounPhrase, next: Token): boolean {
  const [before, last] = tokens.slice(-2);
  if (!last || tokens.length < 2 || /^(?:who|that|which|whose|of|be|have|been)$/u.test(next.lower)) return false;
  if (question?.subject.start === start && question.subject.end >= end) return false;
  return (
    isInfinitive(last.lower) ||
    last.lower === 'object' ||
    (before !== undefined && animacyOf(before.lower) === 'person')
  );
}
