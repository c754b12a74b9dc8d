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
  private readonly found: {
    sentences?: Sentence[];
    english?: boolean;
    nounPhrases?: NounPhrase[];
    clauses?: Clause[];
    questions?: Question[];
  } = {};

  constructor(text: string) {
    super();
    this.text = text;
    this.tokens = tokenize(text);
  }

  get sentences(): readonly Sentence[] {
    this.found.sentences ??= splitSentences(this.tokens, this.span, this.text);
    return this.found.sentences;
  }

  get english(): boolean {
    this.found.english ??= isEnglish(this.tokens);
    return this.found.english;
  }

  get nounPhrases(): readonly NounPhrase[] {
    this.found.nounPhrases ??= this.sentences.flatMap((sentence) => allNounPhrases(sentence.tokens, this.span));
    return this.found.nounPhrases;
  }

  get clauses(): readonly Clause[] {
    this.found.clauses ??= this.sentences.flatMap((sentence) => findClauses(sentence, this.span));
    return this.found.clauses;
  }

  get questions(): readonly Question[] {
    this.found.questions ??= this.sentences.flatMap((sentence) => findQuestion(sentence, this.span) ?? []);
    return this.found.questions;
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
