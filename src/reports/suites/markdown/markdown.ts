import { settingsOf } from '../../../contracts/settings.js';
import type { ConfigurationReport, SuiteReport } from '../../../contracts/suite-report.js';
import { resultTable } from '../../markdown/result-table.js';
import { markdownParagraph, markdownText } from '../../markdown/text.js';
import type { ShownSuite } from '../shown-suite.js';
import { labelOf } from '../text/case-label.js';
import { suiteGrid } from '../text/grid.js';
import { listed } from '../text/listed.js';
import { headingOf } from '../text/suite-heading.js';
import { caseBlock } from './case.js';
import { promptParts, regressionParts } from './regression.js';
import { detailTables, summaryTable } from './tables.js';

/** Runs of suites in GitHub-flavoured Markdown, fit for a comment on a pull request. */
export function suitesMarkdown(suites: readonly ShownSuite[]): string {
  const each = Math.floor(MOST_CHARACTERS / Math.max(1, suites.length));
  return `${suites.map((suite) => partsOf(suite, each).join('\n\n')).join('\n\n---\n\n')}\n`;
}

/** A comment holds 65,536 characters. */
const MOST_CHARACTERS = 55_000;

function partsOf({ report, comparison }: ShownSuite, most: number): readonly string[] {
  const { title, facts } = headingOf(report);
  const { configurations } = report;
  const grid = suiteGrid(report);
  const several = configurations.length > 1;
  const parts = [
    `# ${passes(report) ? '✓' : '✗'} ${markdownText(title)}`,
    ...facts.map(markdownParagraph),
    ...(configurations.length === 0 ? [] : [summaryTable(configurations)]),
    ...(grid === undefined ? [] : resultTable(grid, 'model')),
    ...(comparison === undefined ? [] : [...regressionParts(comparison), ...promptParts(comparison)]),
    ...recommendationParts(report),
    ...configurations.flatMap((each) => {
      const tables = detailTables(each, several ? '###' : '##');
      return several && tables.length > 0 ? [`## ${markdownText(settingsOf(each))}`, ...tables] : tables;
    }),
  ];
  const room = Math.floor((most - parts.join('\n\n').length) / Math.max(1, configurations.length));
  return [...parts, ...configurations.flatMap((each) => caseParts(each, several, room))];
}

function passes({ configurations }: SuiteReport): boolean {
  return configurations.every(({ counts, score }) => counts.failed === 0 && score.rate !== null);
}

function recommendationParts(report: SuiteReport): readonly string[] {
  const all = report.recommendations.slice(0, 8);
  if (all.length === 0) return [];
  const items = all.map(
    ({ text, cases }, at) =>
      `${at + 1}. ${markdownText(text)}${cases.length === 0 ? '' : ` (${markdownText(listed(cases, 3))})`}`,
  );
  return ['## Recommendations', items.join('\n')];
}

/** The cases that do not pass, as many as there is room for. */
function caseParts(each: ConfigurationReport, several: boolean, room: number): readonly string[] {
  const out = each.cases.filter((one) => labelOf(one) !== 'PASS');
  if (out.length === 0) return [];
  const blocks: string[] = [];
  let used = 0;
  for (const one of out) {
    const block = caseBlock(one);
    if (used + block.length > room) break;
    used += block.length;
    blocks.push(block);
  }
  const left = out.slice(blocks.length).map(({ id }) => id);
  return [
    `## Cases that do not pass${several ? `, ${markdownText(settingsOf(each))}` : ''}`,
    ...blocks,
    ...(left.length === 0 ? [] : [`… and ${left.length} more: ${markdownText(listed(left))}`]),
  ];
}
