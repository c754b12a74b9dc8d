import { bestConfiguration } from '../../../contracts/best-configuration.js';
import { parameterTexts } from '../../../contracts/settings.js';
import type { ConfigurationReport, SuiteReport } from '../../../contracts/suite-report.js';
import { interval, percent } from '../../tables/numbers.js';
import type { Cell, ResultTable } from '../../tables/table.js';
import { dollars, duration } from './amounts.js';

/**
 * Several configurations side by side: a line for each model, a column for each setting (temperature, as a rule); `*` marks
 * the best one, or those that are tied for it. Undefined for one configuration.
 */
export function suiteGrid({ configurations }: SuiteReport): ResultTable | undefined {
  if (configurations.length < 2) return undefined;
  const models = [...new Set(configurations.map(({ model }) => model))];
  const heading = headings(configurations);
  const columnOf = (each: ConfigurationReport) => heading.get(each)?.join(', ') ?? '';
  const settings = [...new Map(configurations.map((each) => [columnOf(each), heading.get(each) ?? []]))];
  const best = bestConfiguration(configurations);
  const marked = new Set<ConfigurationReport>(best ? [best.first, ...best.tied] : []);
  const measures = configurations.some(({ cost, latency }) => cost ?? latency);
  const line = (model: string, cellOf: (each: ConfigurationReport | undefined) => Cell) =>
    settings.map(([column]) =>
      cellOf(configurations.find((each) => each.model === model && columnOf(each) === column)),
    );
  return {
    title: 'Score by configuration',
    blocks: settings.map(([name, short]) => ({ title: '', groups: [{ title: '', columns: [{ name, short }] }] })),
    sections: [
      {
        title: '',
        lines: models.map((model) => ({ label: model, cells: line(model, (each) => scoreCell(each, marked)) })),
      },
      {
        title: '95 % interval',
        lines: models.map((model) => ({
          label: model,
          cells: line(model, (each) => ({ text: each ? interval(each.score) : '' })),
        })),
      },
      ...(measures
        ? [
            {
              title: 'cost and median latency of a request',
              lines: models.map((model) => ({ label: model, cells: line(model, measureCell) })),
            },
          ]
        : []),
    ],
    footnotes:
      best === undefined
        ? []
        : [
            best.tied.length === 0
              ? '* the best, by more than chance'
              : '* tied: no lead among these is more than chance',
          ],
  };
}

function scoreCell(each: ConfigurationReport | undefined, marked: ReadonlySet<ConfigurationReport>): Cell {
  if (each === undefined) return { text: '' };
  return { text: `${marked.has(each) ? '*' : ''}${percent(each.score)}`, heat: each.score };
}

function measureCell(each: ConfigurationReport | undefined): Cell {
  const [cost, latency] = [each?.cost?.mean, each?.latency?.median];
  return {
    text: [...(cost === undefined ? [] : [dollars(cost)]), ...(latency === undefined ? [] : [duration(latency)])].join(
      ' · ',
    ),
  };
}

/** What is the same in all configurations tells nothing apart. */
function headings(configurations: readonly ConfigurationReport[]): ReadonlyMap<ConfigurationReport, readonly string[]> {
  const all = configurations.map((each) => ({ each, texts: parameterTexts(each.params) }));
  const varies = (text: string) => all.some(({ texts }) => !texts.includes(text));
  return new Map(
    all.map(({ each, texts }) => {
      const told = texts.filter(varies).map((text) => text.replace('temperature', 'temp.'));
      return [each, told.length === 0 ? ['score'] : told];
    }),
  );
}
