import type { Piece } from '../../differences/changes.js';
import { htmlText } from './text.js';

/** A text with its changed words in elements. */
export function markedHtml(pieces: readonly Piece[], element: 'del' | 'ins'): string {
  return pieces
    .map(({ text, changed }) => (changed ? `<${element}>${htmlText(text)}</${element}>` : htmlText(text)))
    .join('');
}
