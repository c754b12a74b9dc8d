import type { Piece } from '../../differences/changes.js';
import { oneLine } from '../one-line.js';
import type { Paints } from './paints.js';
import { type Painted, wrap } from './wrap.js';

const NAMES = 12;

/** A name in a column of its own, with what it is beside it. */
export function fieldLines(name: string, pieces: readonly Painted[], width: number, paints: Paints): string[] {
  return wrap(pieces, width - NAMES - 2).map(
    (line, at) => `  ${paints.faint((at === 0 ? name : '').padEnd(NAMES))}${line}`,
  );
}

const MARKS = { removed: ['[-', '-]'], added: ['{+', '+}'] } as const;

/** Changed words in colour, or between marks where there is none. */
export function markedPieces(pieces: readonly Piece[], paints: Paints, how: 'removed' | 'added'): Painted[] {
  const [open, close] = MARKS[how];
  return pieces.map(({ text, changed }) => {
    if (!changed) return { text: oneLine(text), paint: (each) => each };
    return paints.color
      ? { text: oneLine(text), paint: paints[how] }
      : { text: `${open}${oneLine(text)}${close}`, paint: (each) => each };
  });
}
