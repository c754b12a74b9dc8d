import type { TrialEnded } from '../../contracts/run-trial.js';
import { oneLine } from '../one-line.js';
import { paintsFor } from '../terminal/paints.js';
import { wrapText } from '../terminal/wrap.js';
import { trialText } from './trial-text.js';

export function trialTerminal(
  shown: Pick<TrialEnded, 'trial' | 'a' | 'b'>,
  { width, color }: { readonly width: number; readonly color: boolean },
): string {
  const paints = paintsFor(color);
  const { title, verdict, rows, notes } = trialText(shown);
  const [name, side] = [Math.max(...rows.map(([each]) => each.length)), Math.max(...rows.map(([, a]) => a.length), 1)];
  const line = ([what, a, b]: readonly [string, string, string]) => `  ${what.padEnd(name)}  ${a.padEnd(side)}  ${b}`;
  const lines = [
    ...wrapText(oneLine(title), width).map(paints.strong),
    '',
    paints.faint(line(['', 'A', 'B'])),
    ...rows.map(line),
    '',
    ...wrapText(verdict, width).map(paints.strong),
    ...notes.flatMap((note) => wrapText(oneLine(note), width)),
  ];
  return `${lines.join('\n')}\n`;
}
