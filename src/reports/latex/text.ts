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
};
/** ASCII letter and an accent that every TeX font can set. */
const ACCENTED = /^[A-Za-z][\u0300-\u0304\u0306-\u0308\u030A-\u030C\u0327]$/u;
const KEPT = /^[\u0020-\u007E«»ßæÆøØåÅœŒłŁ¡¿§¶©£]$/u;

/**
 * Text that pdflatex sets as it is, without packages: what its fonts do not have is given by code point, `[U+4E2D]`, so
 * that the document compiles.
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
  if (KEPT.test(char) || ACCENTED.test(char.normalize('NFD'))) return char;
  return `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
