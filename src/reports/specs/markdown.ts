import type { SpecReport } from '../../specs/evaluate/spec-report.js';
import { resultTable } from '../markdown/result-table.js';
import { markdownParagraph, markdownText } from '../markdown/text.js';
import { factsOf } from './facts.js';
import { failuresOf } from './failures.js';
import { overallTables, tablesOf } from './tables/index.js';

/** Failures in words, of each prompt. */
const MOST = 40;

/** Evaluations of prompts in GitHub-flavoured Markdown. */
export function specsMarkdown(reports: readonly SpecReport[]): string {
  const overall = overallTables(reports).flatMap((table) => resultTable(table, 'prompt'));
  return `${[...(reports.length > 1 ? overall : []), ...reports.flatMap(promptParts), ...(reports.length > 1 ? [] : overall)].join('\n\n')}\n`;
}

function promptParts(report: SpecReport): readonly string[] {
  const failures = failuresOf(report);
  return [
    `# ${markdownText(report.name)}`,
    ...factsOf(report).map(markdownParagraph),
    ...(report.notes.length === 0 ? [] : [report.notes.map((note) => `- ${markdownText(note)}`).join('\n')]),
    ...tablesOf(report).flatMap((table) => resultTable(table, '')),
    ...(failures.length === 0 ? [] : ['## What does not comply']),
    ...failures
      .slice(0, MOST)
      .map(({ title, input, output, reason }) =>
        [
          `- **${markdownText(title)}**: ${markdownText(reason)}`,
          `  - input: ${markdownText(input)}`,
          `  - output: ${markdownText(output)}`,
        ].join('\n'),
      ),
    ...(failures.length > MOST ? [`… and ${failures.length - MOST} more`] : []),
  ];
}
