import { type Clause, type Doc, perDoc, type Sentence, type Token } from '../../src/plugin.js';
import { isWord, upper } from './statement.js';

/** A sentence that plainly states something: no question, quotation, bracket, colon or emoji inside. */
export interface Stated {
  readonly sentence: Sentence;
  /** From its first word to its last. */
  readonly words: readonly Token[];
  readonly first: Token;
  readonly last: Token;
  /** Its main clauses, where the first of them begins the sentence. */
  readonly clauses: readonly Clause[];
  /** `text` with a capital, where the sentence begins with one. */
  opened(text: string): string;
}

export const statedSentences: (doc: Doc) => readonly Stated[] = perDoc((doc) =>
  doc.sentences.flatMap((sentence) => statedSentence(doc, sentence) ?? []),
);

function statedSentence(doc: Doc, sentence: Sentence): Stated | undefined {
  const { tokens } = sentence;
  if (/[?"“”;:()…]|\.\.|[-–—] /u.test(sentence.text)) return undefined;
  if ((doc.text.slice(0, sentence.start).match(/"/gu) ?? []).length % 2 === 1) return undefined;
  const from = tokens.findIndex(isWord);
  const words = tokens.slice(from, tokens.findLastIndex(isWord) + 1);
  const [first, last] = [words[0], words.at(-1)];
  if (
    !first ||
    !last ||
    words.length < 3 ||
    /\.$/u.test(last.text) ||
    words.some(({ kind, text }) => kind === 'emoji' || (kind === 'punctuation' && /^[.!]+$/u.test(text)))
  )
    return undefined;
  if (from > 0 && tokens[from - 1]?.kind !== 'emoji') return undefined;
  if (words.filter(({ text }) => text.length > 2 && /^\p{Lu}{3,}$/u.test(text)).length > words.length / 3)
    return undefined;
  const found = doc.clauses.filter((clause) => clause.sentence === sentence);
  const clauses = found[0]?.start === first.start ? found : [];
  const opened = (text: string) => (/^\p{Lu}/u.test(first.text) ? upper(text) : text);
  return { sentence, words, first, last, clauses, opened };
}

/** The text of the tokens in lower case, one space between them. */
export function lowered(tokens: readonly Token[]): string {
  return tokens.map(({ lower }) => lower).join(' ');
}
