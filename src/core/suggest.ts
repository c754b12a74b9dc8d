import { distance } from 'fastest-levenshtein';

/** ` Did you mean "x"?` for the known word nearest to `word`, or an empty string when none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)[0];
  return near && near.away <= Math.max(2, Math.floor(word.length / 3)) ? ` Did you mean "${near.candidate}"?` : '';
}

/** The same as a sentence behind one that has no full stop yet: `. Did you mean "x"?`, or an empty string. */
export function orRather(word: string, known: readonly string[]): string {
  const near = didYouMean(word, known);
  return near === '' ? '' : `.${near}`;
}
