import type { Piece } from '../examples/changes.js';
import { type Example, examplesOf } from '../examples/examples.js';
import { oneLine } from '../one-line.js';
import type { ReportData } from '../report.js';
import type { Paints } from './paints.js';
import { type Painted, wrap, wrapText } from './wrap.js';

const NAMES = 12;

/** The examples of what broke, a few lines each; empty where there are none. */
export function exampleLines(data: ReportData, width: number, paints: Paints): string[] {
  const models = examplesOf(data);
  if (models.length === 0) return [];
  return [
    paints.strong('What broke'),
    ...models.flatMap(({ title, examples }) => [
      '',
      ...wrapText(oneLine(title), width).map(paints.strong),
      ...examples.flatMap((example, at) => [...(at === 0 ? [] : ['']), ...linesOf(example, width, paints)]),
    ]),
  ];
}

function linesOf(example: Example, width: number, paints: Paints): string[] {
  const field = (name: string, pieces: readonly Painted[]) =>
    wrap(pieces, width - NAMES - 2).map((line, at) => `  ${paints.faint((at === 0 ? name : '').padEnd(NAMES))}${line}`);
  const text = (value: string): Painted[] => [{ text: oneLine(value), paint: (each) => each }];
  return [
    ...wrapText(oneLine(example.title), width - 2).map((line) => `  ${line}`),
    ...field('source', marked(example.source, paints, ['[-', '-]'], paints.removed)),
    ...field('follow-up', marked(example.followUp, paints, ['{+', '+}'], paints.added)),
    ...field('answers', text(example.answers)),
    ...field('relation', text(example.relation)),
  ];
}

/** Changed words in colour, or between marks where there is none. */
function marked(
  pieces: readonly Piece[],
  { color }: Paints,
  [open, close]: readonly [string, string],
  paint: (text: string) => string,
): Painted[] {
  return pieces.map(({ text, changed }) => {
    if (!changed) return { text: oneLine(text), paint: (each) => each };
    return color ? { text: oneLine(text), paint } : { text: `${open}${oneLine(text)}${close}`, paint: (each) => each };
  });
}
