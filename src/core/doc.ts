/** One parsed text, as operators see it. Offsets are UTF-16 into `Doc.text`; parts are found once and kept. */

export type PartOfSpeech =
  | 'NOUN' | 'PROPN' | 'PRON' | 'VERB' | 'AUX' | 'ADJ' | 'ADV' | 'DET' | 'ADP' | 'CCONJ' | 'SCONJ' | 'PART' | 'NUM'
  | 'INTJ' | 'PUNCT' | 'SYM' | 'X'; // biome-ignore format: a table

export interface Token {
  /** Place in `Doc.tokens`. */
  readonly index: number;
  /** As written. A contraction is two tokens that touch: `is` + `n't`, `I` + `'m`. */
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly pos: PartOfSpeech;
  /** Base form, lower case: `went` → `go`, `n't` → `not`. */
  readonly lemma: string;
  /** `literal`: URLs, e-mail addresses, mentions, hashtags, code; never to be edited. */
  readonly kind: 'word' | 'number' | 'punctuation' | 'emoji' | 'literal' | 'other';
}

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

export type SentenceKind = 'statement' | 'yes-no-question' | 'other-question' | 'command' | 'fragment';

export interface Sentence extends Span {
  readonly index: number;
  readonly kind: SentenceKind;
}

export type GrammaticalNumber = 'singular' | 'plural';
export type Gender = 'female' | 'male';
export type Animacy = 'person' | 'animal' | 'thing' | 'unknown';

export interface NounPhrase extends Span {
  readonly head: Token;
  readonly kind: 'pronoun' | 'name' | 'common';
  /** Article, demonstrative, possessive or quantifier in front, if any. */
  readonly determiner: Token | undefined;
  readonly number: GrammaticalNumber;
  readonly person: 1 | 2 | 3;
  readonly animacy: Animacy;
  /** Only where the words say so; otherwise undefined. */
  readonly gender: Gender | undefined;
}

export type Tense = 'present' | 'past' | 'future' | 'modal';

/** A main clause of a statement: subject, finite verb, rest. */
export interface Clause extends Span {
  readonly sentence: Sentence;
  readonly subject: NounPhrase;
  /** The finite verb: an auxiliary where there is one, otherwise the main verb. */
  readonly finite: Token;
  /** The main verb; for a copular clause the form of `be` (or `seem`, `feel`, …) itself. */
  readonly verb: Token;
  /** All auxiliaries in order, `finite` first; empty when the main verb is finite. */
  readonly auxiliaries: readonly Token[];
  /** `not`, `n't`, `never` in the verb group. */
  readonly negation: Token | undefined;
  readonly tense: Tense;
  /** `be` + predicate. */
  readonly copular: boolean;
  /** What follows the verb group, up to the end of the clause without its final mark; may be empty. */
  readonly rest: Span;
}

/** A yes/no question with inversion: auxiliary, subject, predicate. */
export interface Question extends Span {
  readonly sentence: Sentence;
  readonly form: 'be' | 'do' | 'have' | 'modal';
  /** `Is`, `Would`, `Did`, … as written. */
  readonly auxiliary: Token;
  /** A `not` or `n't` beside the auxiliary. */
  readonly negation: Token | undefined;
  readonly subject: NounPhrase;
  /** After the subject, up to the question mark (without it). */
  readonly predicate: Span;
}

export interface Doc {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  /** False where the text is not English prose (another script or language, no words at all): operators then get nothing. */
  readonly english: boolean;
  /** Maximal noun phrases without their postmodifiers, in order. */
  readonly nounPhrases: readonly NounPhrase[];
  /** Main clauses of statements whose parts were all found with confidence; a sentence that is not sure has none. */
  readonly clauses: readonly Clause[];
  /** Yes/no questions whose subject's end was found with confidence. */
  readonly questions: readonly Question[];
  /** The part of the text from `start` to `end`, with the tokens wholly inside. */
  span(start: number, end: number): Span;
}
