import { changes, followUpPieces, type Piece, sourcePieces } from '../../src/differences/changes.js';

const SPECIAL = /[\\`*_[\]<>|~#]/gu;

/** Text as Markdown shows it letter by letter, on one line. */
export function plainMarkdown(text: string): string {
  return text
    .replace(SPECIAL, (each) => (each === '<' ? '&lt;' : each === '>' ? '&gt;' : `\\${each}`))
    .replaceAll(/\s*\n\s*/gu, ' ↵ ');
}

/** `Is it cold? → <ins>Isn’t</ins> it cold?`: what went and what came is marked, whole words each. */
export function markedPair(source: string, followUp: string): string {
  const all = changes({ source, followUp });
  return `${marked(sourcePieces(all), 'del')} → ${marked(followUpPieces(all), 'ins')}`;
}

function marked(pieces: readonly Piece[], tag: string): string {
  return pieces
    .map(({ text, changed }) => (changed ? `<${tag}>${plainMarkdown(text)}</${tag}>` : plainMarkdown(text)))
    .join('');
}
