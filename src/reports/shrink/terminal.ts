import { oneLine } from '../one-line.js';
import { fieldLines, markedPieces } from '../terminal/fields.js';
import { paintsFor } from '../terminal/paints.js';
import { wrapText } from '../terminal/wrap.js';
import { type ShrunkCase, shrinkText } from './shrink-text.js';

export function shrinkTerminal(
  shrunk: ShrunkCase,
  { width, color }: { readonly width: number; readonly color: boolean },
): string {
  const paints = paintsFor(color);
  const text = shrinkText(shrunk);
  const lines = [
    ...wrapText(oneLine(text.title), width).map(paints.strong),
    ...text.parts.flatMap(({ name, pieces, answers }) => [
      ...fieldLines(name, markedPieces(pieces, paints, name === 'source' ? 'removed' : 'added'), width, paints),
      ...fieldLines('', [{ text: oneLine(answers), paint: paints.faint }], width, paints),
    ]),
    '',
    ...wrapText(text.verdict, width).map(paints.strong),
    ...wrapText(text.noise, width),
  ];
  return `${lines.join('\n')}\n`;
}
