import { expect, test } from 'vitest';
import type { ResultTable } from '../../../src/reports/tables/table.js';
import { wrapped } from '../../../src/reports/tables/wrapped.js';

const column = (name: string) => ({ name, short: [name] });
const block = (title: string, ...names: string[]) => ({ title, groups: [{ title: '', columns: names.map(column) }] });
const table: ResultTable = {
  title: 'T',
  blocks: [block('one', 'a', 'b'), block('two', 'c'), block('three', 'd', 'e', 'f')],
  sections: [{ title: 's', lines: [{ label: 'l', cells: ['1', '2', '3', '4', '5', '6'].map((text) => ({ text })) }] }],
  footnotes: ['note'],
};

test.each([
  [6, [['T', 'one two three', '123456', 'note']]],
  [
    3,
    [
      ['T', 'one two', '123', ''],
      ['T (continued)', 'three', '456', 'note'],
    ],
  ],
  [
    1,
    [
      ['T', 'one', '12', ''],
      ['T (continued)', 'two', '3', ''],
      ['T (continued)', 'three', '456', 'note'],
    ],
  ],
])('room for %i cells: blocks stay whole, what is left goes on below', (room, want) => {
  const parts = wrapped(table, ({ sections }) => (sections[0]?.lines[0]?.cells.length ?? 0) <= room);
  expect(
    parts.map(({ title, blocks, sections, footnotes }) => [
      title,
      blocks.map((each) => each.title).join(' '),
      sections.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map(({ text }) => text))).join(''),
      footnotes.join(),
    ]),
  ).toEqual(want);
});
