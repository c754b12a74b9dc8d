import { describe, expect, test } from 'vitest';
import { paperTables } from '../../../src/reports/tables/paper-tables.js';
import { rowOf } from '../rows.js';

const gpt = { model: 'GPT-4o' };
const gemini = { model: 'Gemini-2.0-Flash' };

describe('paper layout', () => {
  test('prints rows of Table 3 as the paper does', () => {
    const rows = [
      rowOf({ ...gpt, category: 'Taxonomy', n: 50, held: 45, cells: [41, 4, 1, 2, 2] }),
      rowOf({ ...gpt, category: 'Temporal', n: 50, held: 44, cells: [41, 5, 1, 2, 1] }),
      rowOf({ ...gemini, category: 'Temporal', n: 50, held: 41, cells: [36, 8, 1, 3, 2] }),
      rowOf({ ...gemini, category: 'Taxonomy', n: 50, held: 43, cells: [41, 4, 1, 2, 2] }),
    ];
    const [table] = paperTables(rows);
    expect(table?.title).toBe('sentiment');
    expect(table?.blocks.map(({ title, groups }) => [title, groups.map((group) => group.title)])).toEqual([
      ['GPT-4o', ['Accuracy', 'MMT4NL']],
      ['Gemini-2.0-Flash', ['Accuracy', 'MMT4NL']],
    ]);
    expect(table?.sections.map(({ title, lines }) => [title, lines.map(textsOf)])).toEqual([
      [
        'zero shot',
        [
          ['Taxonomy', '45', '90%', '42', '84%', '45', '90%', '42', '84%'],
          ['Temporal', '46', '92%', '42', '84%', '44', '88%', '37', '74%'],
        ],
      ],
    ]);
    expect(table?.footnotes).toEqual([
      'MMT4NL, as in the paper: follow-up answers that are right by the label (the oracle), not the relations that held.',
      'Each row and model: 50 labelled cases.',
    ]);
  });

  test.each([
    [
      [rowOf({ n: 3, held: 3 })],
      ['taxonomy', '–', '–', '–', '–'],
      'No case has a label: the full layout has the share of relations that held.',
    ],
    [
      [rowOf({ n: 2, held: 2, cells: [2, 0, 0, 0, 0] })],
      ['taxonomy', '2', '100%', '2', '100%'],
      'Each row and model: 2 labelled cases.',
    ],
  ])('says of how many cases it is', (rows, line, footnote) => {
    const [table] = paperTables(rows);
    expect(table?.sections.flatMap(({ lines }) => lines.map(textsOf))).toEqual([line]);
    expect(table?.footnotes.at(-1)).toBe(footnote);
  });
});

function textsOf({ label, cells }: { label: string; cells: readonly { text: string }[] }): string[] {
  return [label, ...cells.map(({ text }) => text)];
}
