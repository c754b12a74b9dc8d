import type { Question, Token } from '../core/doc.js';
import { wordTable } from '../core/word-table.js';
import { conjugate, isInfinitive } from './verbs.js';
import { COORDINATORS } from './words.js';

/** Words that live under a question or a negation and not in a plain statement. */
const POLARITY = /^(?:any|anyone|anybody|anything|anywhere|yet|either|much|many)$/u;

/**
 * The statement that a yes/no question asks about, inversion undone, without a final mark: `Did Ada write the notes?` is
 * `Ada wrote the notes`. `ever` is dropped after `did` and `was`, where the past carries its sense. Undefined where the
 * question is negated or in capitals, holds another word that only a question allows (`any`, `yet`, another `ever`), or
 * where its verb cannot be told.
 */
export function declarative(question: Question): string | undefined {
  if (isDoubted(question)) return undefined;
  if (question.predicate.tokens.some((token) => POLARITY.test(token.lower))) return undefined;
  if (question.subject.tokens.some((token) => /^(?:any|anyone|anybody|anything)$/u.test(token.lower))) return undefined;
  if (question.tokens.some(({ lower }) => lower === 'ever') && !/^(?:did|was|were)$/u.test(question.auxiliary.lower))
    return undefined;
  return undone(question, true);
}

/** `Can she have left?`: as said it is `could`. */
function isDoubted({ auxiliary, predicate: { tokens } }: Question): boolean {
  const [have, ...rest] = tokens;
  const done = rest.find(({ pos }) => pos !== 'ADV');
  return (
    auxiliary.lower === 'can' &&
    have?.lower === 'have' &&
    done !== undefined &&
    conjugate(done.lower === 'been' ? 'be' : done.lemma, 'participle') === done.lower
  );
}

/** The clause after `whether`: as `declarative`, but `ever`, `any` and `yet` may stay. */
export function whetherClause(question: Question): string | undefined {
  return undone(question, false);
}

function undone(question: Question, dropEver: boolean): string | undefined {
  const { auxiliary, form, negation, subject } = question;
  if (question.predicate.tokens[0]?.lower === 'than') return undefined;
  if (auxiliary.lower === 'does' && subject.tokens.some(({ lower }) => lower === 'and')) return undefined;
  if (negation || /^\p{Lu}{2}/u.test(auxiliary.text) || isFirstDone(subject.tokens)) return undefined;
  const predicate = form === 'do' ? withFiniteVerb(question, dropEver) : plain(question, dropEver);
  if (predicate === undefined) return undefined;
  return form === 'do' ? `${subject.text} ${predicate}` : `${subject.text} ${auxiliary.lower} ${predicate}`;
}

/** `Verdi's Aida first broadcast | on the radio`: what was done first was taken for a noun. */
function isFirstDone(tokens: readonly Token[]): boolean {
  const [before, adverb] = tokens.slice(-3);
  return tokens.length > 2 && adverb?.lower === 'first' && /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '');
}

function plain({ predicate }: Question, dropEver: boolean): string | undefined {
  const kept = dropEver ? withoutEver(predicate.tokens) : predicate.tokens;
  return kept && textOf(predicate.text, predicate.start, kept);
}

/** `do` + base form becomes the finite verb; adverbs in front of it stay there. */
function withFiniteVerb({ auxiliary, predicate }: Question, dropEver: boolean): string | undefined {
  const kept = dropEver ? withoutEver(predicate.tokens) : predicate.tokens;
  const at = kept?.findIndex((token) => token.pos !== 'ADV' || token.lower === 'cost') ?? -1;
  const verb = kept?.[at];
  if (!kept || !verb || !/^\p{Ll}/u.test(verb.text) || verb.lower === 'be') return undefined;
  if (verb.pos !== 'VERB' && verb.pos !== 'AUX' && !isInfinitive(verb.lower)) return undefined;
  if (verb.lower !== 'have' && verb.lower !== 'do' && !isInfinitive(verb.lower) && verb.lemma !== verb.lower)
    return undefined;
  const finite = conjugate(verb.lower, FORM[auxiliary.lower] ?? 'base');
  if (finite !== verb.lower && secondVerb(kept, at)) return undefined;
  const before = kept.slice(0, at).map((token) => token.text);
  return [...before, finite, textOf(predicate.text, predicate.start, kept.slice(at + 1))]
    .filter((part) => part !== '')
    .join(' ');
}

const FORM = wordTable<'base' | 'third' | 'past'>({ do: 'base', does: 'third', did: 'past' });

/** `did … write and publish`: another verb would have to be made finite too. */
function secondVerb(tokens: readonly Token[], verbAt: number): boolean {
  return tokens.some((token, at) => {
    if (at <= verbAt || !COORDINATORS.has(token.lower)) return false;
    if (at === verbAt + 1) return true;
    let next = at + 1;
    while (tokens[next]?.pos === 'ADV') next++;
    const after = tokens[next];
    if (after && isNounOrVerb(after, tokens[next + 1])) return true;
    return after !== undefined && (after.pos === 'VERB' || after.pos === 'AUX') && after.lower === after.lemma;
  });
}

/** `keep his throne and rule from there`, `meet and exchange letters`: tagged as a noun, and perhaps the second verb. */
function isNounOrVerb({ pos, lower }: Token, next: Token | undefined): boolean {
  if (pos !== 'NOUN' || !isInfinitive(lower)) return false;
  return /^(?:ADP|DET|PRON|NOUN)$/u.test(next?.pos ?? '') && next?.lower !== 'of';
}

function withoutEver(tokens: readonly Token[]): readonly Token[] | undefined {
  const kept = tokens.filter((token) => token.lower !== 'ever');
  return kept.length > 0 ? kept : undefined;
}

/** The tokens as they stand in the text; a dropped word leaves one space. */
function textOf(text: string, offset: number, tokens: readonly Token[]): string {
  let result = '';
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (before)
      result += token.index === before.index + 1 ? text.slice(before.end - offset, token.start - offset) : ' ';
    result += token.text;
  });
  return result;
}
