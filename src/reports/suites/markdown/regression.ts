import type { ChangedSuiteCase, SuiteComparison } from '../../../contracts/compare-suites.js';
import { shortened } from '../../examples/excerpt.js';
import { fenced } from '../../markdown/fenced.js';
import { markdownText } from '../../markdown/text.js';
import { diffText, promptDiff } from '../text/prompt-diff.js';
import { regressionSign, regressionText } from '../text/regression-text.js';

const MOST = 20;

/** How a run stands to an earlier version: the score, what broke and what was fixed. */
export function regressionParts(comparison: SuiteComparison): readonly string[] {
  const several = comparison.configurations.length > 1;
  return [
    `## Against version ${markdownText(comparison.a.version)}`,
    ...(comparison.configurations.length === 0 ? ['No configuration in common.'] : []),
    ...comparison.configurations.flatMap((each) => {
      const told = regressionText(each, comparison);
      return [
        ...(several ? [`### ${markdownText(told.settings)}`] : []),
        `${regressionSign(told)} **${told.headline}**`,
        `${told.chance}.`,
        ...changed('Broken', each.broken),
        ...changed('Fixed', each.fixed),
      ];
    }),
  ];
}

/** What became of the prompt, as a diff; empty where it is the same. */
export function promptParts(comparison: SuiteComparison): readonly string[] {
  const lines = promptDiff(comparison);
  return lines === undefined ? [] : ['## What became of the prompt', fenced(diffText(lines), 'diff')];
}

function changed(title: string, cases: readonly ChangedSuiteCase[]): readonly string[] {
  if (cases.length === 0) return [];
  const items = cases.slice(0, MOST).map(
    ({ id, category, failed }) =>
      `- ${markdownText(shortened(id, 60))} (${markdownText(shortened(category, 60))}): ${failed
        .slice(0, 5)
        .map(({ name, reason }) => `**${markdownText(shortened(name, 60))}** ${markdownText(shortened(reason))}`)
        .join('; ')}`,
  );
  return [`${title}:`, [...items, ...(cases.length > MOST ? [`- … and ${cases.length - MOST} more`] : [])].join('\n')];
}
