import { type Example, examplesOf } from '../examples/examples.js';
import { factsOf, NOTHING, titleOf } from '../headline.js';
import { legend } from '../legend.js';
import type { ReportData, ReportOptions } from '../report.js';
import { tablesOf } from '../tables/tables-of.js';
import { markedMarkdown } from './marked.js';
import { resultTable } from './result-table.js';
import { markdownParagraph, markdownText } from './text.js';

/** GitHub-flavoured Markdown. */
export function markdown(data: ReportData, { layout }: ReportOptions): string {
  const { rows, notes } = data;
  const facts = factsOf(notes);
  const full = layout === 'full' && rows.length > 0;
  const parts = [
    `# ${markdownText(titleOf(notes))}`,
    ...(facts.length === 0 ? [] : [facts.map(markdownText).join(' · ')]),
    ...(rows.length === 0 ? [NOTHING] : tablesOf(data, layout).flatMap((table) => resultTable(table, 'category'))),
    ...(full
      ? [legend.map(({ term, means }) => `- **${markdownText(term)}**: ${markdownText(means)}`).join('\n')]
      : []),
    ...(notes?.remarks ?? []).map(markdownParagraph),
    ...(layout === 'full' ? exampleParts(data) : []),
  ];
  return `${parts.join('\n\n')}\n`;
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
    `- source: ${markedMarkdown(source, 'del')}`,
    `- follow-up: ${markedMarkdown(followUp, 'ins')}`,
    `- answers: ${markdownText(answers)}`,
    `- relation: ${markdownText(relation)}`,
  ].join('\n');
}
