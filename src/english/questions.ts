import type { Question, Sentence, Span, Token } from '../core/doc.js';
import { ownBe } from './bare-be.js';
import { withoutOnBoard } from './cut-phrase.js';
import { nounPhrase, nounPhraseEnd } from './noun-phrases.js';
import { withoutSetOff } from './set-off.js';
import { isSoundSplit } from './sound-split.js';
import { subjectBeforePredicate } from './subject-before-predicate.js';
import { subjectBeforeVerb } from './subject-before-verb.js';
import { subjectInIng } from './subject-in-ing.js';
import { subjectWithRelative } from './subject-with-relative.js';
import {
  BE,
  COORDINATORS,
  DO,
  HAVE,
  INDEFINITE_PRONOUNS,
  MODALS,
  PREPOSITIONS,
  QUANTIFIERS,
  WH_WORDS,
} from './words.js';

type SpanOf = (start: number, end: number) => Span;

/** The yes/no question in a sentence, or undefined where its parts cannot be told with confidence. */
export function findQuestion(sentence: Sentence, spanOf: SpanOf): Question | undefined {
  if (sentence.kind !== 'yes-no-question') return undefined;
  const tokens = trimmed(sentence.tokens);
  const [auxiliary, second] = tokens;
  const form = auxiliary && formOf(auxiliary);
  if (!auxiliary || !second || !form || tokens.some((token) => /[?;:]/u.test(token.text))) return undefined;
  if (tokens.some((token, at) => asksAgain(token, tokens, at))) return undefined;
  if (isCondition(auxiliary, tokens)) return undefined;
  const negation = second.lemma === 'not' ? second : undefined;
  const from = negation ? 2 : 1;
  const split = subjectSplit(tokens, from, form);
  if (!split || split.end >= tokens.length) return undefined;
  const subject = nounPhrase(tokens, from, split.end, split.head, spanOf);
  const [first, last] = [tokens[split.end], tokens.at(-1)];
  if (
    !subject ||
    !first ||
    !last ||
    isGraded(first, tokens[split.end - 1]) ||
    !isSoundSplit(tokens.slice(from, split.end), tokens.slice(split.end), form)
  )
    return undefined;
  const { start, end, text, tokens: words } = spanOf(auxiliary.start, last.end);
  return {
    start,
    end,
    text,
    tokens: words,
    sentence,
    form,
    auxiliary,
    negation,
    subject,
    predicate: spanOf(first.start, last.end),
  };
}

/** `Is the lake shallow | enough for …`: the word before `enough` is no part of the subject, unless it is an amount. */
function isGraded({ lower }: Token, before: Token | undefined): boolean {
  return lower === 'enough' && before !== undefined && before.lower === before.lemma && before.pos !== 'NUM';
}

/** Without final marks and emoji. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && (/^[?!.…]+$/u.test(tokens[end - 1]?.text ?? '') || tokens[end - 1]?.kind === 'emoji')) end--;
  return tokens.slice(0, end);
}

/** `Had the film been silent, might it …`: the inversion in front is a condition. */
function isCondition({ lower }: Token, tokens: readonly Token[]): boolean {
  if (!/^(?:had|were|should)$/u.test(lower)) return false;
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    return token.text === ',' && next !== undefined && formOf(next) !== undefined && tokens[at + 2] !== undefined;
  });
}

/** `…, or will that ruin it`: a second question after the first. */
function asksAgain({ lower }: Token, tokens: readonly Token[], at: number): boolean {
  const [next, subject] = [tokens[at + 1], tokens[at + 2]];
  if (!COORDINATORS.has(lower) || !next || !subject) return false;
  if (tokens[at - 1]?.text === ',' && WH_WORDS.has(next.lower)) return true;
  if (!formOf(next)) return false;
  return ['PRON', 'DET', 'PROPN'].includes(subject.pos) || MODALS.has(next.lower);
}

function formOf({ lower }: Token): Question['form'] | undefined {
  if (BE.has(lower)) return 'be';
  if (DO.has(lower)) return 'do';
  if (HAVE.has(lower)) return 'have';
  return MODALS.has(lower) ? 'modal' : undefined;
}

/** Where a subject ends, and where its head is: indices of tokens. */
export interface SubjectSplit {
  /** Index after the subject. */
  readonly end: number;
  readonly head: number;
}

/** What is set off after a name belongs to it, and hides nothing of what follows. */
function subjectSplit(tokens: readonly Token[], from: number, form: Question['form']): SubjectSplit | undefined {
  const { kept, places } = withoutSetOff(tokens);
  const split = subjectEnd(kept, from, form);
  const last = split && form === 'be' ? withoutOnBoard(kept, split.end) : split?.end;
  const [end, head] = [places[last ?? -1], places[Math.min(split?.head ?? -1, (last ?? 0) - 1)]];
  return end === undefined || head === undefined ? undefined : { end, head };
}

function subjectEnd(tokens: readonly Token[], from: number, form: Question['form']): SubjectSplit | undefined {
  const first = tokens[from];
  const doing = form === 'be' ? subjectInIng(tokens, from) : undefined;
  if (doing) return doing;
  const nounEnd = subjectNounEnd(tokens, from);
  if (nounEnd === undefined) return undefined;
  const be = form === 'modal' ? ownBe(tokens, from) : undefined;
  if (be !== undefined && be >= nounEnd) return { end: be, head: isDoing(first) ? from : nounEnd - 1 };
  if (form !== 'be' && isDoing(first)) {
    const split = subjectBeforeVerb(tokens, from, nounPhraseEnd(tokens, from + 1) ?? from + 1, form);
    return split && { end: split.end, head: from };
  }
  if (first?.lower === 'you' && /^(?:guys|folks)$/u.test(tokens[from + 1]?.lower ?? ''))
    return { end: from + 2, head: from };
  if (nounEnd === from + 1 && first?.pos === 'PRON' && !isPostmodified(first, tokens[nounEnd])) {
    if (!/^(?:and|or)$/u.test(tokens[nounEnd]?.lower ?? '')) return { end: nounEnd, head: from };
    // `is he or she entitled`; of `they and the others` nobody knows where it ends
    return tokens[nounEnd + 1]?.pos === 'PRON' ? { end: nounEnd + 2, head: from } : undefined;
  }
  const relative = subjectWithRelative(tokens, nounEnd, form);
  if (relative) return relative;
  return form === 'be' ? subjectBeforePredicate(tokens, from, nounEnd) : subjectBeforeVerb(tokens, from, nounEnd, form);
}

/** The end of the noun phrase that begins the subject: also of `all of …`, `more than ten people`, `eating fish`. */
function subjectNounEnd(tokens: readonly Token[], from: number): number | undefined {
  const [first, than] = [tokens[from], tokens[from + 1]];
  if (/^(?:more|less|fewer)$/u.test(first?.lower ?? '') && than?.lower === 'than')
    return nounPhraseEnd(tokens, from + 2);
  if (isPartitive(tokens, from) || isDoing(first)) return from + 1;
  if (QUANTIFIERS.has(first?.lower ?? '') && than?.pos === 'NUM' && tokens[from + 2]?.lower === 'of') return from + 2;
  return nounPhraseEnd(tokens, from) ?? bareNumberEnd(tokens, from);
}

/** `91`, `2015` */
function bareNumberEnd(tokens: readonly Token[], from: number): number | undefined {
  const [number, next] = [tokens[from], tokens[from + 1]];
  return /^\d+$/u.test(number?.text ?? '') && /^(?:ADJ|VERB|AUX|DET)$/u.test(next?.pos ?? '') ? from + 1 : undefined;
}

function isDoing(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && /^\p{Ll}{2,}ing$/u.test(token.text);
}

/** `all of the crew`: the quantifier is the head. */
function isPartitive(tokens: readonly Token[], from: number): boolean {
  const { lower = '' } = tokens[from] ?? {};
  return (QUANTIFIERS.has(lower) || /^(?:one|none|two|half)$/u.test(lower)) && tokens[from + 1]?.lower === 'of';
}

/** `someone who …`, `those in …`: an indefinite or demonstrative pronoun may carry a modifier; `it`, `she`, `there` do not. */
function isPostmodified(pronoun: Token, next: Token | undefined): boolean {
  if (!INDEFINITE_PRONOUNS.has(pronoun.lower) && !/^(?:those|these)$/u.test(pronoun.lower)) return false;
  return (
    next !== undefined &&
    (WH_WORDS.has(next.lower) || next.lower === 'that' || PREPOSITIONS.has(next.lower) || next.lower === 'else')
  );
}
