import { markdownTable } from 'markdown-table';
import stringWidth from 'string-width';
import type { Piece } from '../examples/changes.js';
import { type Example, examplesOf } from '../examples/examples.js';
import { factsOf, NOTHING, titleOf } from '../headline.js';
import { legend } from '../legend.js';
import type { ReportData, ReportOptions } from '../report.js';
import { columnsOf, type ResultTable } from '../tables/table.js';
import { tablesOf } from '../tables/tables-of.js';
import { wrapped } from '../tables/wrapped.js';
import { markdownParagraph, markdownText } from './text.js';

/** GitHub-flavoured Markdown. More than so many columns go on in a second table. */
const MOST_COLUMNS = 16;

export function markdown(data: ReportData, { layout }: ReportOptions): string {
  const { rows, notes } = data;
  const facts = factsOf(notes);
  const full = layout === 'full' && rows.length > 0;
  const parts = [
    `# ${markdownText(titleOf(notes))}`,
    ...(facts.length === 0 ? [] : [facts.map(markdownText).join(' · ')]),
    ...(rows.length === 0 ? [NOTHING] : tablesOf(data, layout).flatMap(tableParts)),
    ...(full
      ? [legend.map(({ term, means }) => `- **${markdownText(term)}**: ${markdownText(means)}`).join('\n')]
      : []),
    ...(notes?.remarks ?? []).map(markdownParagraph),
    ...(layout === 'full' ? exampleParts(data) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableParts(table: ResultTable): string[] {
  const parts = wrapped(table, ({ blocks }) => blocks.flatMap(columnsOf).length <= MOST_COLUMNS);
  return parts.flatMap((part) => [
    `## ${markdownText(part.title)}`,
    ...part.sections.flatMap(({ title, lines }) => [
      ...(title === '' ? [] : [`### ${markdownText(title)}`]),
      markdownTable(
        [
          ['category', ...headings(part)],
          ...lines.map(({ label, cells }) => [markdownText(label), ...cells.map(({ text }) => markdownText(text))]),
        ],
        { align: ['l', ...headings(part).map(() => 'r')], stringLength: stringWidth },
      ),
    ]),
    ...part.footnotes.map(markdownParagraph),
  ]);
}

/** A Markdown table has one row of headings: those of the paper layout name the model and the measure too. */
function headings({ blocks }: ResultTable): string[] {
  return blocks.flatMap((block) =>
    block.groups.flatMap((group) =>
      group.columns.map(({ name }) =>
        markdownText(block.title === '' ? name : `${block.title} ${group.title} ${name}`),
      ),
    ),
  );
}

function exampleParts(data: ReportData): string[] {
  const models = examplesOf(data);
  if (models.length === 0) return [];
  return [
    '## What broke',
    ...models.flatMap(({ title, examples }) => [`### ${markdownText(title)}`, ...examples.map(exampleText)]),
  ];
}

function exampleText({ title, source, followUp, answers, relation }: Example): string {
  return [
    `**${markdownText(title)}**`,
    '',
    `- source: ${marked(source, 'del')}`,
    `- follow-up: ${marked(followUp, 'ins')}`,
    `- answers: ${markdownText(answers)}`,
    `- relation: ${markdownText(relation)}`,
  ].join('\n');
}

/** Elements, since `~~` and `**` do not hold beside every punctuation mark. */
function marked(pieces: readonly Piece[], element: 'del' | 'ins'): string {
  return pieces
    .map(({ text, changed }) => (changed ? `<${element}>${markdownText(text)}</${element}>` : markdownText(text)))
    .join('');
}
