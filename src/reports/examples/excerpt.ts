import type { Piece } from '../../differences/changes.js';

/** Characters kept beside a change, and at most of a change or of an answer. */
const BESIDE = 90;
const OF_CHANGE = 300;
/** Pieces at most: a text that was changed all over is shown up to there. */
const PIECES = 24;

/** The pieces with long stretches cut to what stands near the changes; `…` stands for what is left out. */
export function excerpt(pieces: readonly Piece[]): Piece[] {
  const shown = pieces.slice(0, PIECES);
  const more = pieces.length > PIECES ? [{ text: ' …', changed: false }] : [];
  return [
    ...shown.map((piece, at) => ({
      ...piece,
      text: piece.changed
        ? clipped(piece.text, OF_CHANGE, 0)
        : clipped(piece.text, at === 0 && shown.length > 1 ? 0 : BESIDE, at === shown.length - 1 ? 0 : BESIDE),
    })),
    ...more,
  ];
}

/** The text up to 300 characters, or as many as are asked for. */
export function shortened(text: string, most = OF_CHANGE): string {
  return clipped(text, most, 0);
}

/** So many characters of the start and of the end; a text that is only a little longer stays whole. */
function clipped(text: string, start: number, end: number): string {
  const chars = [...text];
  if (chars.length <= start + end + 20) return text;
  return `${chars.slice(0, start).join('')}…${end === 0 ? '' : chars.slice(-end).join('')}`;
}
