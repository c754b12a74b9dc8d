import { type Doc, perDoc, type Sentence, type Token } from '../../../src/plugin.js';

/** A sentence that states something, without its final marks and emoji. */
export interface Said {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly first: Token;
  readonly last: Token;
  /** Its final mark: `.`, `!`, `…`; nothing where an emoji, a line or the text ends it. */
  readonly mark: string;
  /** It begins in lower case, as people type. */
  readonly lower: boolean;
  /** Where the whole text ends. */
  readonly textEnd: number;
  /** Something in the text is exclaimed. */
  readonly exclaims: boolean;
}

/** The plain statements of a text: nothing quoted, bracketed or listed, no links, nothing shouted. */
export const saidIn = perDoc((doc: Doc): readonly Said[] =>
  doc.sentences.flatMap((sentence) => plain(doc, sentence) ?? []),
);

function plain(doc: Doc, sentence: Sentence): Said | undefined {
  if (!isStated(sentence) || /["“”()[\]:;*]|\.\.\.?\s*\p{L}|…\s*\p{L}/u.test(sentence.text)) return undefined;
  if ((doc.text.slice(0, sentence.start).match(/["“”]/gu)?.length ?? 0) % 2 === 1) return undefined;
  const all = sentence.tokens;
  let end = all.length;
  while (end > 0 && (/^[.!…]+$/u.test(all[end - 1]?.text ?? '') || all[end - 1]?.kind === 'emoji')) end--;
  const tokens = all.slice(0, end);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || first.kind !== 'word' || tokens.length < 3 || tokens.length > 45) return undefined;
  if (
    tokens.some(
      ({ kind, text }) => kind === 'emoji' || kind === 'literal' || (kind === 'punctuation' && /^[!?.]+$/u.test(text)),
    )
  )
    return undefined;
  if (isShouted(tokens)) return undefined;
  const [mark = ''] = /^[.!…]+/u.exec(all[end]?.text ?? '') ?? [];
  return {
    sentence,
    tokens,
    first,
    last,
    mark,
    lower: /^\p{Ll}/u.test(first.text),
    textEnd: doc.text.trimEnd().length,
    exclaims: doc.text.includes('!'),
  };
}

/** A statement, or one without its subject: `loving this weather`. */
function isStated({ kind, tokens, text }: Sentence): boolean {
  if (text.includes('?')) return false;
  return (
    kind === 'statement' ||
    /^(?:loving|enjoying|hating|missing|love|hate|miss|left|lost|found|bought|missed|finished|failed|passed|aced|returned|sold|broke|dropped|fixed|cleaned|planning|might|trying)$/u.test(
      tokens[0]?.lower ?? '',
    )
  );
}

function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  return words.length > 0 && words.every(({ text }) => text === text.toUpperCase());
}

/** Whether somebody or something is already meant by a third-person pronoun in these words. */
export function hasThirdPerson(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }) =>
    /^(?:it|its|itself|they|them|their|theirs|he|him|his|she|her|hers|himself|herself|themselves)$/u.test(lower),
  );
}
