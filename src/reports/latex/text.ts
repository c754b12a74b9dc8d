import { oneLine } from '../one-line.js';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "''",
  '≈': '$\\approx$',
  '→': '$\\to$',
  '−': '$-$',
  '–': '--',
  '’': "'",
  '…': '\\ldots{}',
  '·': '$\\cdot$',
  '⏎': ' ',
  '«': '$\\ll$',
  '»': '$\\gg$',
  '“': '``',
  '”': "''",
  '‘': '`',
  '—': '---',
};
/** ASCII letter and an accent that every TeX font can set. */
const ACCENTED = /^[A-Za-z][\u0300-\u0304\u0306-\u0308\u030A-\u030C\u0327]$/u;
const KEPT = /^[\u0020-\u007EßæÆøØåÅœŒłŁ¡¿§¶©£]$/u;
/** LaTeX knows accented letters of two blocks, Latin-1 and Latin Extended-A, and few of those after them. */
const LAST_KNOWN = '\u017F';

/**
 * Text that pdflatex sets as it is, without packages: what its fonts do not have is given by code point, `[U+4E2D]`, so
 * that the document compiles; a line may end after one.
 */
export function latexText(text: string): string {
  const set = [...oneLine(text).normalize('NFC')].map(charText).join('');
  // After a line's end TeX would take these for the options of the break.
  return /^[[*]/u.test(set) ? `{}${set}` : set;
}

function charText(char: string): string {
  const special = SPECIAL[char];
  if (special !== undefined) return special;
  if (/^[&%$#_{}]$/u.test(char)) return `\\${char}`;
  if (KEPT.test(char) || (char <= LAST_KNOWN && ACCENTED.test(char.normalize('NFD')))) return char;
  return `${codePoint(char)}\\allowbreak{}`;
}

function codePoint(char: string): string {
  return `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** How many characters stand on the page for a text. */
export function charactersSet(text: string): number {
  return [...oneLine(text).normalize('NFC')].reduce(
    (sum, char) => sum + (charText(char).startsWith('[U+') ? codePoint(char).length : 1),
    0,
  );
}
