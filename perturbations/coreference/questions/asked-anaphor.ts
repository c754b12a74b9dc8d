import { animacyOf, type Doc, isInfinitive, isPlace, type NounPhrase, type Token } from '../../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from '../anaphor.js';
import { peopleBut } from '../asked/told-apart.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { TITULAR } from '../topics/titular.js';

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

/** A hen with `her` eggs, or somebody whom the lists take for a thing: `his` is nobody else's in the text. */
function isPerhapsSomebody({ text, nounPhrases }: Doc, { start, end, animacy, tokens }: NounPhrase): boolean {
  if (/ly$|-old$/u.test(tokens.at(-1)?.lower ?? '') || / \p{L}+-year-old\b/u.test(text.slice(start, end))) return true;
  const rest = text.slice(end);
  if (!HIS.test(rest) && !HER.test(rest)) return false;
  return animacy === 'animal' || !nounPhrases.some((other) => other.animacy === 'person' && other.start !== start);
}

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
  if (isPerhapsVerb(doc, phrase, next) || goesOn(doc, auxiliary, phrase, next)) return undefined;
  if (NOBODY_ALONE.test(last.lower) || isNobodyYet(doc, auxiliary, first)) return undefined;
  if (phrase.kind !== 'name' && phrase.number === 'plural' && ONE.test(auxiliary.lower)) return undefined;
  if (SOME.test(first.lower) && (next.lower === 'of' || phrase.number === 'plural')) return ofMany(doc, phrase);
  if (phrase.kind === 'pronoun') return ofPronoun(doc, phrase);
  const found = phrase.kind === 'name' ? nameAnaphor(phrase) : commonAnaphor(phrase);
  if (phrase.number === 'plural' && found === THEY) return ofMany(doc, phrase);
  if (found === THEY || (next.lower === 'who' && found !== HE && found !== SHE)) return ofPerson(doc, phrase);
  if (found === IT) return isPerhapsSomebody(doc, phrase) ? undefined : IT;
  const [other, rest] = [found === HE ? HER : HIS, doc.text.slice(phrase.end)];
  return found && !other.test(rest) && peopleBut(doc, first).length === 0 ? found : undefined;
}

/** Somebody, or whoever has just been told of. */
function ofPronoun(doc: Doc, phrase: NounPhrase): Anaphor | undefined {
  const { lower } = phrase.head;
  if (/^(?:someone|somebody)$/u.test(lower)) return ofPerson(doc, phrase);
  if (doc.sentences.length < 2) return undefined;
  return lower === 'he' ? HE : lower === 'she' ? SHE : lower === 'they' ? THEY : undefined;
}

function ofMany(doc: Doc, { end }: NounPhrase): Anaphor | undefined {
  const rest = doc.text.slice(end);
  return HIS.test(rest) || HER.test(rest) ? undefined : THEY;
}

/** One whose sex the text may tell further on, where it can be nobody else's. */
function ofPerson(doc: Doc, { start, end, tokens: [first] }: NounPhrase): Anaphor | undefined {
  const rest = doc.text.slice(end);
  const others = first ? peopleBut(doc, first).filter((other) => other.start > start) : [];
  const [he, she, they] = [HIS.test(rest), HER.test(rest), THEIR.test(rest)];
  if (others.some(({ number }) => number === 'plural') || (others.length > 0 && (he || she || they))) return undefined;
  if ((he && she) || ((he || she) && isElsewhere(doc, end, rest))) return undefined;
  if (he || she) return they ? undefined : he ? HE : SHE;
  return /^the$/iu.test(first?.lower ?? '') ? undefined : THEY;
}

/** Somebody else is named, or was told of before, whom `his` could mean. */
const isElsewhere = ({ nounPhrases, sentences }: Doc, end: number, rest: string): boolean =>
  sentences.length > 1 ||
  /^[^?]*, (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|may|might|must|should) /u.test(
    sentences[0]?.text ?? '',
  ) ||
  /\p{L}['’]s?(?!\p{L})/u.test(rest) ||
  nounPhrases.some(
    ({ start, kind, text, animacy }) =>
      start > end && kind === 'name' && animacy !== 'thing' && !isPlace(text) && !isPlace(text.split(' ').at(-1) ?? ''),
  );

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
