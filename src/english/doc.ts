import type { Clause, Doc, NounPhrase, Question, Sentence, Span, Token } from '../core/doc.js';
import { findClauses } from './clauses.js';
import { isEnglish } from './language.js';
import { nounPhrase, nounPhraseEnd } from './noun-phrases.js';
import { KeepsFacts } from './per-doc.js';
import { findQuestion } from './questions.js';
import { splitSentences } from './sentences.js';
import { tokenize } from './tokens.js';

/** Parses a text once; its parts are found when first asked for and then kept. */
export function parse(text: string): Doc {
  return new ParsedDoc(text);
}

class ParsedDoc extends KeepsFacts implements Doc {
  readonly text: string;
  readonly tokens: readonly Token[];
  // Each has its place from the beginning: texts that are asked in another order have the same shape.
  private foundSentences: Sentence[] | undefined = undefined;
  private isOfEnglish: boolean | undefined = undefined;
  private foundPhrases: NounPhrase[] | undefined = undefined;
  private foundClauses: Clause[] | undefined = undefined;
  private foundQuestions: Question[] | undefined = undefined;

  constructor(text: string) {
    super();
    this.text = text;
    this.tokens = tokenize(text);
  }

  get sentences(): readonly Sentence[] {
    this.foundSentences ??= splitSentences(this.tokens, this.span, this.text);
    return this.foundSentences;
  }

  get english(): boolean {
    this.isOfEnglish ??= isEnglish(this.tokens);
    return this.isOfEnglish;
  }

  get nounPhrases(): readonly NounPhrase[] {
    this.foundPhrases ??= this.sentences.flatMap((sentence) => allNounPhrases(sentence.tokens, this.span));
    return this.foundPhrases;
  }

  get clauses(): readonly Clause[] {
    this.foundClauses ??= this.sentences.flatMap((sentence) => findClauses(sentence, this.span));
    return this.foundClauses;
  }

  get questions(): readonly Question[] {
    this.foundQuestions ??= this.sentences.flatMap((sentence) => findQuestion(sentence, this.span) ?? []);
    return this.foundQuestions;
  }

  readonly span = (start: number, end: number): Span => {
    const { text, tokens } = this;
    const from = firstFrom(tokens, start);
    let to = firstFrom(tokens, end);
    if (to > from && (tokens[to - 1]?.end ?? 0) > end) to--; // the last one alone may go on beyond it
    return { start, end, text: text.slice(start, end), tokens: tokens.slice(from, to) };
  };
}

/** Index of the first token that starts at `offset` or later. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function allNounPhrases(tokens: readonly Token[], spanOf: (start: number, end: number) => Span): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = nounPhraseEnd(tokens, at);
    const phrase = end === undefined ? undefined : nounPhrase(tokens, at, end, end - 1, spanOf);
    if (phrase) phrases.push(phrase);
    at = end ?? at + 1;
  }
  return phrases;
}
