import { type Example, examplesOf } from '../examples/examples.js';
import { oneLine } from '../one-line.js';
import type { ReportData } from '../report.js';
import { fieldLines, markedPieces } from './fields.js';
import type { Paints } from './paints.js';
import { type Painted, wrapText } from './wrap.js';

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
  const text = (value: string): Painted[] => [{ text: oneLine(value), paint: (each) => each }];
  return [
    ...wrapText(oneLine(example.title), width - 2).map((line) => `  ${line}`),
    ...fieldLines('source', markedPieces(example.source, paints, 'removed'), width, paints),
    ...fieldLines('follow-up', markedPieces(example.followUp, paints, 'added'), width, paints),
    ...fieldLines('answers', text(example.answers), width, paints),
    ...fieldLines('relation', text(example.relation), width, paints),
  ];
}
