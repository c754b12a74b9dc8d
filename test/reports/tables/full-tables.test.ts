import { describe, expect, test } from 'vitest';
import { fullTables } from '../../../src/reports/tables/full-tables.js';
import { columnsOf } from '../../../src/reports/tables/table.js';
import { rowOf } from '../rows.js';

const cells = [8, 1, 0, 1, 0] as const;

describe('full layout', () => {
  test('has a table per model, task and context, shots from zero to few, categories in the order of the rows', () => {
    const rows = [
      rowOf({ model: 'b', shots: 'few', category: 'ner', n: 10, held: 9, cells }),
      rowOf({ model: 'a', shots: 'few', category: 'ner', n: 10, held: 9, cells }),
      rowOf({ model: 'b', shots: 'mine', category: 'ner', n: 10, held: 9, cells }),
      rowOf({ model: 'b', shots: 'zero', category: 'typo', n: 10, held: 9, cells }),
      rowOf({ model: 'b', shots: 'zero', category: 'ner', n: 10, held: 9, cells }),
      rowOf({ model: 'b', shots: '5', category: 'typo', context: true, n: 10, held: 9, cells }),
    ];
    const outline = fullTables(rows).map(({ title, sections }) => [
      title,
      sections.map((section) => [section.title, section.lines.map(({ label }) => label)]),
    ]);
    expect(outline).toEqual([
      [
        'b · sentiment, without context',
        [
          ['zero shot', ['ner', 'typo']],
          ['few shot', ['ner']],
          ['mine', ['ner']],
        ],
      ],
      ['a · sentiment, without context', [['few shot', ['ner']]]],
      ['b · sentiment, with context', [['5 shot', ['typo']]]],
    ]);
  });

  test('says context only where a task has it', () => {
    expect(fullTables([rowOf({ n: 1, held: 1 })]).map(({ title }) => title)).toEqual(['m · sentiment']);
  });

  test('has every measure of a row', () => {
    const row = rowOf({
      n: 60,
      held: 30,
      inconclusive: 10,
      errors: 4,
      cells: [20, 20, 5, 3, 2],
      p: 0.004,
      noise: [5, 50],
    });
    expect(lineOf(row)).toEqual([
      ['all cases', '60'],
      ['violated', '20'],
      ['inconclusive', '10'],
      ['errors', '4'],
      ['pass rate', '60.0%'],
      ['95 % interval', '46.2–72.4'],
      ['noise', '10.0%'],
      ['beyond noise', '+30.0pp'],
      ['accuracy', '80.0%'],
      ['oracle', '50.0%'],
      ['right → right', '20'],
      ['right → wrong', '20'],
      ['wrong → right', '5'],
      ['wrong → same', '3'],
      ['wrong → other', '2'],
      ['p (Holm)', '0.004'],
    ]);
  });

  test('without labels has no columns of labels', () => {
    expect(lineOf(rowOf({ n: 40, held: 36, noise: [3, 40] }))).toEqual([
      ['all cases', '40'],
      ['violated', '4'],
      ['inconclusive', '0'],
      ['errors', '0'],
      ['pass rate', '90.0%'],
      ['95 % interval', '76.9–96.0'],
      ['noise', '7.5%'],
      ['beyond noise', '≈ noise'],
    ]);
  });
});

function lineOf(row: ReturnType<typeof rowOf>): string[][] {
  return fullTables([row]).flatMap(({ blocks, sections }) => {
    const names = blocks.flatMap(columnsOf).map(({ name }) => name);
    return sections.flatMap(({ lines }) =>
      lines.flatMap((line) => line.cells.map(({ text }, at) => [names[at] ?? '', text])),
    );
  });
}
