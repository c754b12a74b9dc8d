import type { SuiteComparison } from '../../../contracts/compare-suites.js';
import type { ConfigurationReport, SuiteReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';
import { bar } from '../../html/bar.js';
import { htmlText } from '../../html/text.js';
import { interval, percent } from '../../tables/numbers.js';
import { listed } from '../text/listed.js';
import { objectiveText } from '../text/objective-text.js';
import { perturbedText } from '../text/perturbed-text.js';
import { regressionSign, regressionText } from '../text/regression-text.js';
import { htmlWithCode } from './lines.js';

/** How the run stands to an earlier version. */
export function regressionHtml(comparison: SuiteComparison): string[] {
  const several = comparison.configurations.length > 1;
  return comparison.configurations.map((each) => {
    const told = regressionText(each, comparison);
    const tone = { regression: 'bad', worse: 'warn', better: 'good', same: 'quiet' }[told.how];
    const changed = (title: string, cases: typeof each.broken) =>
      cases.length === 0
        ? []
        : [
            `<p><b>${title}</b>: ${htmlText(
              listed(
                cases.map(({ id }) => id),
                30,
              ),
            )}</p>`,
          ];
    return [
      `<div class="panel callout ${told.how}">`,
      ...(several ? [`<p class="facts">${htmlText(told.settings)}</p>`] : []),
      `<p class="${tone}">${regressionSign(told)} ${htmlText(told.headline)}</p>`,
      `<p class="facts">Against version ${htmlText(shortened(comparison.a.version, 60))}. ${htmlText(told.chance)}.</p>`,
      ...changed('Broken', each.broken),
      ...changed('Fixed', each.fixed),
      '</div>',
    ].join('\n');
  });
}

export function recommendationsHtml(report: SuiteReport): string[] {
  const all = report.recommendations.slice(0, 12);
  if (all.length === 0) return [];
  const items = all.map(
    ({ text, cases }) =>
      `<li>${htmlWithCode(text)}${cases.length === 0 ? '' : ` <span class="facts">${htmlText(listed(cases, 3))}</span>`}</li>`,
  );
  return ['<h2>Recommendations</h2>', `<ol class="advice">${items.join('\n')}</ol>`];
}

export function objectivesHtml({ objectives }: ConfigurationReport): string[] {
  if (objectives.length === 0) return [];
  const rows = objectives.map(objectiveText).map(({ name, met, target, actual, budget }) => {
    const [tone, sign] = met === null ? ['warn', '?'] : met ? ['good', '✓'] : ['bad', '✗'];
    return `<tr><th scope="row"><span class="${tone}">${sign}</span> ${name}</th><td>${actual}</td><td>${target}</td><td class="words">${budget.map(htmlText).join('<br>')}</td></tr>`;
  });
  return [
    '<h2>Service level objectives</h2>',
    `<div class="scroll"><table><thead><tr><th></th><th>reached</th><th>promised</th><th class="words">error budget</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`,
  ];
}

export function perturbedHtml(each: ConfigurationReport): string[] {
  const told = perturbedText(each);
  if (told === undefined) return [];
  const rates = [
    ...told.operators,
    ...(told.answers === null ? [] : [{ name: 'answers keep the relation', held: told.answers }]),
  ];
  return [
    '<h2>Perturbed</h2>',
    ...told.sentences.map(
      ({ text, cases }) => `<p><b>${text}</b>${cases.length === 0 ? '.' : `: ${htmlText(listed(cases, 30))}`}</p>`,
    ),
    `<div class="scroll"><table><thead><tr><th></th><th>held</th><th></th><th>95 %</th></tr></thead><tbody>${rates
      .map(
        ({ name, held }) =>
          `<tr><th scope="row">${htmlText(shortened(name, 60))}</th>${
            held.rate === null
              ? '<td class="words" colspan="3">no follow-up of a case that passes</td>'
              : `<td>${percent(held)}</td><td>${held.count} of ${held.of}</td><td>${interval(held)}${bar(held)}</td>`
          }</tr>`,
      )
      .join('\n')}</tbody></table></div>`,
    '<p class="note">Follow-ups of cases that pass as written.</p>',
  ];
}
