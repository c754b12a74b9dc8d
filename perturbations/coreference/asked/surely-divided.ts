import {
  type Doc,
  isDoubtfulDivision,
  type NounPhrase,
  type Question,
  type Sentence,
  type Span,
  type Token,
} from '../../../src/plugin.js';
import { plainPlace } from '../../around/plain-place.js';
import { participleAt, predicateAt } from './predicate-at.js';
import { unitsOf } from './units.js';
import { verbAt } from './verb-at.js';

/** What a subject that was not divided for us may hold. */
const INSIDE = /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP|CCONJ|PRON|PART|ADV)$/u;

/** The question of a sentence that was not divided, where one word alone can begin what is said of its subject. */
export function surelyDivided(doc: Doc, sentence: Sentence): Question | undefined {
  const words = sentence.tokens.filter(({ text, kind }) => kind !== 'emoji' && !/^[?!.]+$/u.test(text));
  const tokens = unitsOf(words);
  if (!tokens) return undefined;
  const [auxiliary, second] = tokens;
  const form = formOf(auxiliary?.lower ?? '');
  if (!auxiliary || !second || !form || second.lemma === 'not') return undefined;
  if (tokens.some(({ lower }) => /^(?:or|nor)$/u.test(lower))) return undefined;
  const place = form === 'be' ? predicateAt(tokens) : form === 'have' ? participleAt(tokens) : verbAt(tokens);
  const plain = plainPlace(tokens);
  const at = place ?? plain;
  const sure = plain !== undefined && plain === at;
  const [first, last] = [tokens[at ?? -1], tokens.at(-1)];
  const end = words.findIndex((token) => token === tokens[at ?? -1]);
  const subject = end < 2 ? undefined : subjectOf(doc, tokens.slice(1, at), words[end - 1]?.end ?? 0, sure);
  if (!sure && form === 'be' && words.slice(end + 1).some(isSaidLater)) return undefined;
  if (!sure && isDoubtfulDivision(words.slice(1, end), words.slice(end), form)) return undefined;
  if (!first || !last || !subject || !agrees(auxiliary.lower, subject)) return undefined;
  if (/^(?:there|it|he|she|they|we|you|i)$/u.test(second.lower) && end > 2) return undefined;
  return {
    ...doc.span(auxiliary.start, last.end),
    sentence,
    form,
    auxiliary,
    negation: undefined,
    subject,
    predicate: sure && form === 'do' ? asVerb(doc.span(first.start, last.end)) : doc.span(first.start, last.end),
  };
}

/** What follows `do`, with its first word read as the verb that it is. */
function asVerb(said: Span): Span {
  const verb = said.tokens.find(({ lower }) => !/^(?:all|both|ever|also|still|often|always)$|ly$/u.test(lower));
  return {
    ...said,
    tokens: said.tokens.map((token) =>
      token === verb ? { ...token, pos: 'VERB' as const, lemma: token.lower } : token,
    ),
  };
}

/** `signed by a child | usually valid`: after an adverb of its own comes what is said of the subject. */
function isSaidLater({ pos }: Token, at: number, tokens: readonly Token[]): boolean {
  const [adverb, noun] = [tokens[at - 1], tokens[at - 2]];
  if (adverb?.pos !== 'ADV' || !/^(?:NOUN|PROPN|NUM)$/u.test(noun?.pos ?? '')) return false;
  return pos === 'ADJ' || pos === 'VERB' || pos === 'DET';
}

function formOf(auxiliary: string): 'be' | 'do' | 'have' | 'modal' | undefined {
  if (/^(?:is|are|was|were)$/u.test(auxiliary)) return 'be';
  if (/^(?:do|does|did)$/u.test(auxiliary)) return 'do';
  if (/^(?:has|have|had)$/u.test(auxiliary)) return 'have';
  return /^(?:can|could|will|would|should|may|might|must)$/u.test(auxiliary) ? 'modal' : undefined;
}

/** The words as a noun phrase, its head being the last noun before a preposition or clause. */
function subjectOf(doc: Doc, tokens: readonly Token[], to: number, plain: boolean): NounPhrase | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const end = tokens.findIndex(
    ({ pos, lower }, at) => (pos === 'ADP' && at > 0) || /^(?:that|who|which)$/u.test(lower),
  );
  const head =
    tokens.slice(0, end < 0 ? undefined : end).findLast(({ pos }) => /^(?:NOUN|PROPN|NUM|PRON|ADJ)$/u.test(pos)) ??
    (tokens.length === 1 ? first : undefined);
  if (!first || !last || !head || tokens.length > 12) return undefined;
  const clause = tokens.some(({ lower }) => /^(?:that|who|which)$/u.test(lower));
  if (
    !clause &&
    !plain &&
    tokens.some((token, at) => !INSIDE.test(token.pos) && !/^['’]s?$/u.test(token.text) && !isAdjectival(tokens, at))
  )
    return undefined;
  if ((/^(?:DET|ADP|CCONJ|PART)$/u.test(last.pos) && !/^['’]s$/u.test(last.text)) || last.lower === 'worth')
    return undefined; // `around the edges | worth less`
  const relative = tokens.findIndex(({ lower }) => /^(?:that|who|which|whose)$/u.test(lower));
  const joined = tokens.slice(0, relative < 0 ? undefined : relative).some(({ lower }) => lower === 'and');
  const plural =
    joined || (head.pos === 'NOUN' && head.lower !== head.lemma) || /^(?:people|men|women|children)$/u.test(head.lower);
  return {
    ...doc.span(first.start, to),
    head,
    kind: head.pos === 'PROPN' ? 'name' : 'common',
    determiner: first.pos === 'DET' ? first : undefined,
    number: plural ? 'plural' : 'singular',
    person: 3,
    animacy: 'unknown',
    gender: undefined,
  };
}

/** `with stuck hands` */
function isAdjectival(tokens: readonly Token[], at: number): boolean {
  return (
    /(?:ed|en|ck|rn|wn)$/u.test(tokens[at]?.lower ?? '') &&
    /^(?:ADP|DET)$/u.test(tokens[at - 1]?.pos ?? '') &&
    tokens[at + 1]?.pos === 'NOUN'
  );
}

/** The auxiliary and the head have one number, as far as they show any. */
function agrees(auxiliary: string, { head, number, determiner, text }: NounPhrase): boolean {
  if (head.pos === 'PROPN' || /^(?:all|half|both|most|some|many|sixteen)\b/iu.test(text)) return true;
  if (/^(?:is|was|does)$/u.test(auxiliary)) return number === 'singular';
  if (/^(?:are|were|do)$/u.test(auxiliary))
    return number === 'plural' || /^(?:these|those)$/u.test(determiner?.lower ?? '');
  return true;
}
