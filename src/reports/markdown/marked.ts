import type { Piece } from '../../differences/changes.js';
import { markdownText } from './text.js';

/** Changed words in elements, since `~~` and `**` do not hold beside every punctuation mark. */
export function markedMarkdown(pieces: readonly Piece[], element: 'del' | 'ins'): string {
  return pieces
    .map(({ text, changed }) => (changed ? `<${element}>${markdownText(text)}</${element}>` : markdownText(text)))
    .join('');
}
