import { settingsOf } from '../../../contracts/settings.js';
import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';
import { documentHtml } from '../../html/document.js';
import { tableHtml } from '../../html/table.js';
import { htmlText } from '../../html/text.js';
import { suitesJson } from '../json.js';
import type { ShownSuite } from '../shown-suite.js';
import { amount } from '../text/amounts.js';
import { failureClusters } from '../text/clusters.js';
import { suiteGrid } from '../text/grid.js';
import { headingOf } from '../text/suite-heading.js';
import { casesHtml } from './cases.js';
import { chartsHtml } from './charts.js';
import { heroHtml } from './hero.js';
import { promptDiffHtml } from './prompt-diff.js';
import { objectivesHtml, perturbedHtml, recommendationsHtml, regressionHtml } from './sections.js';
import { suiteStyle } from './style.js';

/** A page that carries its data is at most so large beside it. */
const MOST_DATA = 20_000_000;

/** Runs of suites as one page, light or dark as its reader's system is, to be read without a script. */
export function suitesHtml(suites: readonly ShownSuite[]): string {
  const titles = suites.map(({ report }) => shortened(headingOf(report).title, 80));
  return documentHtml(titles.join(', ') || 'Suites', suiteStyle(), [
    '<main>',
    ...suites.flatMap(suiteParts),
    '</main>',
  ]);
}

function suiteParts(suite: ShownSuite): string[] {
  const { report, comparison, past, seconds } = suite;
  const { manifest, configurations } = report;
  const grid = suiteGrid(report);
  const several = configurations.length > 1;
  return [
    '<header>',
    `<h1>${htmlText(shortened(manifest.name, 200))} <small>${htmlText(shortened(manifest.version, 60))}</small></h1>`,
    ...headingOf(report).facts.map((fact) => `<p class="facts">${htmlText(shortened(fact, 600))}</p>`),
    `<p class="facts">mmt4nl ${htmlText(manifest.tool.version)} · ${htmlText(shortened(manifest.started.slice(0, 16).replace('T', ' '), 40))} UTC · ${downloadHtml(suite)}</p>`,
    '</header>',
    ...(grid === undefined ? [] : [tableHtml(grid, 2)]),
    ...(several ? [] : configurations.map((each) => heroHtml(each, seconds))),
    ...(comparison === undefined ? [] : regressionHtml(comparison)),
    ...recommendationsHtml(report),
    ...(comparison === undefined ? [] : promptDiffHtml(comparison)),
    ...configurations.flatMap((each) => [
      ...(several ? [`<h2>${htmlText(shortened(settingsOf(each), 120))}</h2>`, heroHtml(each, undefined)] : []),
      ...configurationParts(each, suite),
    ]),
    ...(past.length === 0
      ? []
      : [`<p class="note">Error budgets and trends go over ${amount(past.length, 'earlier result')} as well.</p>`]),
  ];
}

function configurationParts(each: ConfigurationReport, { report, past }: ShownSuite): string[] {
  const clusters = failureClusters(each);
  return [
    ...chartsHtml(each, report, past),
    ...(clusters === undefined ? [] : [tableHtml(clusters, 2)]),
    ...objectivesHtml(each),
    ...perturbedHtml(each),
    '<h2>Cases</h2>',
    ...casesHtml(each),
  ];
}

/** The results as JSON, in the page itself. */
function downloadHtml(suite: ShownSuite): string {
  const data = Buffer.from(suitesJson([suite]));
  if (data.length > MOST_DATA) return 'for the data: --format json';
  return `<a download="results.json" href="data:application/json;base64,${data.toString('base64')}">results as JSON</a>`;
}
