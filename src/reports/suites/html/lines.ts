import type { Piece } from '../../../differences/changes.js';
import { htmlText } from '../../html/text.js';

/** Text whose lines are kept, for `pre` and the like. */
export function htmlLines(text: string): string {
  return text.split(/\r?\n/u).map(htmlText).join('\n');
}

export function markedHtml(pieces: readonly Piece[], element: 'del' | 'ins'): string {
  return pieces
    .map(({ text, changed }) => (changed ? `<${element}>${htmlText(text)}</${element}>` : htmlText(text)))
    .join('');
}

/** One line in which what stands between backticks is set as code. */
export function htmlWithCode(text: string): string {
  return htmlText(text).replaceAll(/`([^`]+)`/gu, '<code>$1</code>');
}
