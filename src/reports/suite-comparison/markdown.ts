import type { ChangedSuiteCase, ComparedConfiguration, SuiteComparison } from '../../contracts/compare-suites.js';
import { shortened } from '../examples/excerpt.js';
import { htmlText } from '../html/text.js';
import { fenced } from '../markdown/fenced.js';
import { markdownParagraph, markdownText } from '../markdown/text.js';
import { promptParts } from '../suites/markdown/regression.js';
import { table } from '../suites/markdown/tables.js';
import { amount } from '../suites/text/amounts.js';
import { listed } from '../suites/text/listed.js';
import { regressionSign, regressionText } from '../suites/text/regression-text.js';
import { datesOf, titleOf } from './comparison-title.js';

/** Cases that are told with both replies, at most. */
const MOST = 20;

/** Two versions of a suite in GitHub-flavoured Markdown. */
export function suiteComparisonMarkdown(comparison: SuiteComparison): string {
  const { configurations } = comparison;
  const prompt = promptParts(comparison);
  const parts = [
    `# ${markdownText(titleOf(comparison))}`,
    markdownParagraph(datesOf(comparison)),
    ...(configurations.length === 0 ? ['Nothing to compare: the runs have no configuration in common.'] : []),
    ...configurations.flatMap((each) => configurationParts(each, comparison)),
    ...(prompt.length === 0 ? ['The prompt is the same.'] : prompt),
  ];
  return `${parts.join('\n\n')}\n`;
}

function configurationParts(each: ComparedConfiguration, comparison: SuiteComparison): readonly string[] {
  const told = regressionText(each, comparison);
  return [
    `## ${markdownText(told.settings)}`,
    `${regressionSign(told)} **${told.headline}**`,
    `${told.chance}.`,
    ...changedParts('Broken', each.broken),
    ...changedParts('Fixed', each.fixed),
    ...(each.invariants.length === 0
      ? []
      : [
          '### Failures by invariant',
          table(
            ['invariant', 'before', 'after'],
            each.invariants.map(({ name, before, after }) => [
              markdownText(shortened(name, 120)),
              String(before),
              String(after),
            ]),
          ),
        ]),
  ];
}

function changedParts(title: string, cases: readonly ChangedSuiteCase[]): readonly string[] {
  if (cases.length === 0) return [];
  const left = cases.slice(MOST).map(({ id }) => id);
  return [
    `### ${title}: ${amount(cases.length, 'case')}`,
    ...cases
      .slice(0, MOST)
      .map(({ id, category, failed, before, after }) =>
        [
          `<details><summary><b>${htmlText(shortened(id, 60))}</b> · ${htmlText(shortened(category, 60))} · ${htmlText(shortened(failed.map(({ name }) => name).join(', '), 120))}</summary>`,
          ...failed.map(
            ({ name, reason }) => `- **${markdownText(shortened(name, 60))}**: ${markdownText(shortened(reason))}`,
          ),
          ...Object.entries({ before, after }).flatMap(([when, reply]) => [
            `${when}:`,
            reply === null ? 'no reply' : fenced(shortened(reply.trim(), 1200)),
          ]),
          '</details>',
        ].join('\n\n'),
      ),
    ...(left.length === 0 ? [] : [`… and ${left.length} more: ${markdownText(listed(left))}`]),
  ];
}
