export interface Token {
  /** A word or number, one other character, or the end of a line (any number of line feeds). */
  readonly kind: 'word' | 'mark' | 'break';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts that put no space between words: each character is a word of its own. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Every alternative starts with another kind of character or is bounded, so that the scan is linear. */
const TOKEN = new RegExp(
  [
    '(?<break>\\n\\s*)',
    '(?<space>[^\\S\\n]+)',
    '(?<number>(?<![\\p{L}\\p{N}])[-+]?\\d+(?:[.,]\\d+){0,3}(?![\\p{L}\\p{N}]))',
    `(?<sign>[${UNSPACED}]\\p{M}*)`,
    `(?<word>(?:(?![${UNSPACED}])[\\p{L}\\p{N}])(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*(?:'(?![${UNSPACED}])\\p{L}+)*)`,
    '(?<mark>.)',
  ].join('|'),
  'gsu',
);

const UNSPACED_WORD = new RegExp(`^[${UNSPACED}]`, 'u');

/** The words, marks and line ends of a folded text; an apostrophe inside a word belongs to it (`isn't`). */
export function lex(folded: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(TOKEN)) {
    const [text] = match;
    const { space, break: lineEnd, mark } = match.groups ?? {};
    if (space !== undefined) continue;
    const place = { start: match.index, end: match.index + text.length };
    if (lineEnd !== undefined) tokens.push({ kind: 'break', text: '\n', ...place });
    else tokens.push({ kind: mark === undefined ? 'word' : 'mark', text, ...place });
  }
  return tokens;
}

/** Whether a word is a character of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return UNSPACED_WORD.test(word);
}
