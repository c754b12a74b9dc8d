import { markedMarkdown } from '../markdown/marked.js';
import { resultTable } from '../markdown/result-table.js';
import { markdownParagraph, markdownText } from '../markdown/text.js';
import { COMPARISON_LEGEND, type ComparisonReport, exampleOf, headlineOf } from './comparison-report.js';
import { comparisonTables } from './comparison-tables.js';

/** Fit for a comment on a pull request: the verdict, the tables, and the rest folded away. */
export function comparisonMarkdown(report: ComparisonReport): string {
  const parts = [
    `**${markdownParagraph(headlineOf(report))}**`,
    `A: ${markdownText(report.names.a)}  \nB: ${markdownText(report.names.b)}`,
    ...report.warnings.map((warning) => `> ${markdownText(warning)}`),
    ...comparisonTables(report).flatMap((table) => resultTable(table, 'category')),
    folded(
      'What the columns mean',
      COMPARISON_LEGEND.map(({ term, means }) => `- **${markdownText(term)}**: ${markdownText(means)}`),
    ),
    ...(['broken', 'fixed'] as const).flatMap((how) => {
      const examples = report.changed.filter((changed) => changed.how === how).map(exampleOf);
      const lines = examples.flatMap(({ title, source, followUp, a, b }) => [
        `**${markdownText(title)}**`,
        '',
        `- source: ${markedMarkdown(source, 'del')}`,
        `- follow-up: ${markedMarkdown(followUp, 'ins')}`,
        `- A answered: ${markdownText(a)}`,
        `- B answered: ${markdownText(b)}`,
        '',
      ]);
      return examples.length === 0 ? [] : [folded(`Cases ${how}: ${examples.length} of the shortest`, lines)];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function folded(title: string, lines: readonly string[]): string {
  return `<details><summary>${title}</summary>\n\n${lines.join('\n').trimEnd()}\n\n</details>`;
}
