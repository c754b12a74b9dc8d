import type { Rate } from '../../statistics/row.js';
import { interval } from '../tables/numbers.js';
import { type Cell, columnsOf, type Line, type ResultTable } from '../tables/table.js';
import { bar } from './bar.js';
import { heatStep } from './heat.js';
import { htmlText } from './text.js';

/** The table and its footnotes; `level` is that of its heading. */
export function tableHtml(table: ResultTable, level: 2 | 3): string {
  const columns = table.blocks.flatMap(columnsOf).length;
  const starts = startsOf(table);
  return [
    `<h${level}>${htmlText(table.title)}</h${level}>`,
    '<div class="scroll"><table>',
    `<thead>\n${headings(table, starts).join('\n')}\n</thead>`,
    ...table.sections.map(({ title, lines }) =>
      [
        '<tbody>',
        ...(title === ''
          ? []
          : [`<tr class="section"><th scope="rowgroup" colspan="${columns + 1}">${htmlText(title)}</th></tr>`]),
        ...lines.map((line) => row(line, starts)),
        '</tbody>',
      ].join('\n'),
    ),
    '</table></div>',
    ...table.footnotes.map((note) => `<p class="note">${htmlText(note)}</p>`),
  ].join('\n');
}

/** Where a group begins, which a line marks. */
function startsOf({ blocks }: ResultTable): ReadonlySet<number> {
  let at = 0;
  return new Set(
    blocks.flatMap(({ groups }) =>
      groups.map(({ columns }) => {
        const start = at;
        at += columns.length;
        return start;
      }),
    ),
  );
}

function headings({ blocks }: ResultTable, starts: ReadonlySet<number>): string[] {
  const over = (titles: readonly (readonly [title: string, columns: number])[]) =>
    titles.every(([title]) => title === '')
      ? []
      : [
          `<tr><th></th>${titles.map(([title, columns]) => `<th class="over first" colspan="${columns}">${htmlText(title)}</th>`).join('')}</tr>`,
        ];
  const own = blocks
    .flatMap(columnsOf)
    .map(
      ({ name }, at) =>
        `<th scope="col"${starts.has(at) ? ' class="first"' : ''}>${htmlText(name).replace('→ ', '→&nbsp;')}</th>`,
    );
  return [
    ...over(blocks.map((block) => [block.title, columnsOf(block).length])),
    ...over(blocks.flatMap(({ groups }) => groups.map(({ title, columns }) => [title, columns.length] as const))),
    `<tr><th></th>${own.join('')}</tr>`,
  ];
}

function row({ label, cells }: Line, starts: ReadonlySet<number>): string {
  const shown = cells.map((cell, at) => data(cell, starts.has(at)));
  return `<tr><th scope="row" title="${htmlText(label)}">${htmlText(label)}</th>${shown.join('')}</tr>`;
}

function data({ text, heat, interval: range, tone }: Cell, first: boolean): string {
  const step = heat === undefined || heat.rate === null ? [] : [`h${heatStep(heat.rate)}`];
  const classes = [...(first ? ['first'] : []), ...step, ...(tone === undefined || step.length > 0 ? [] : [tone])];
  const attributes = [
    ...(classes.length === 0 ? [] : [`class="${classes.join(' ')}"`]),
    ...(heat === undefined ? [] : [`title="${tooltip(heat)}"`]),
  ];
  return `<td${attributes.map((each) => ` ${each}`).join('')}>${htmlText(text)}${range === undefined ? '' : bar(range)}</td>`;
}

function tooltip(rate: Rate): string {
  return rate.rate === null ? 'no data' : `${rate.count} of ${rate.of}, 95 % interval ${interval(rate)}`;
}
