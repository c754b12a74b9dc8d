import type { NonCompliance } from '../../../specs/evaluate/metrics/non-compliance.js';
import type { ModelReport, SpecReport } from '../../../specs/evaluate/spec-report.js';
import { NO_DATA } from '../../tables/numbers.js';
import type { Cell, Line, ResultTable } from '../../tables/table.js';
import { block, rateCells } from './columns.js';

type Side = 'generated' | 'baseline' | 'rules' | 'inverse';

/** Tests made from rules against those of the prompt alone: prompt by model, as the source's table 2 has it. */
export function againstBaseline(reports: readonly SpecReport[]): ResultTable {
  return against(reports, ['generated', 'baseline'], ['rules', 'baseline'], {
    title: 'Tests that do not comply: from the rules against the baseline',
    footnotes: ['rules: tests of rules, of their opposites, and harder ones; baseline: tests from the prompt alone. More is a sharper test, not a better model.'], // biome-ignore format: one sentence
  });
}

/** Tests of rules against tests of their opposites, as the source's table 3 has it. */
export function againstInverse(reports: readonly SpecReport[]): ResultTable {
  return against(reports, ['rules', 'inverse'], ['rules', 'inverse'], {
    title: 'Tests that do not comply: from rules against from inverse rules',
    footnotes: [],
  });
}

function against(
  reports: readonly SpecReport[],
  sides: readonly [Side, Side],
  names: readonly [string, string],
  told: Pick<ResultTable, 'title' | 'footnotes'>,
): ResultTable {
  const models = [...new Set(reports.flatMap((report) => report.models.map(({ model }) => model)))];
  const cellsOf = (found: ModelReport | undefined): readonly Cell[] =>
    sides.flatMap((side) => (found === undefined ? [{ text: '' }, { text: '' }] : rateCells(found[side])));
  const lines = reports.map((report): Line => {
    const cells = models.flatMap((name) => cellsOf(report.models.find(({ model }) => model === name)));
    return { label: report.name, cells };
  });
  const ofModel = (name: string) => reports.flatMap((report) => report.models.filter(({ model }) => model === name));
  const average: Line = {
    label: 'Average',
    cells: models.flatMap((name) =>
      sides.flatMap((side) => [{ text: mean(ofModel(name).map((each) => each[side])) }, { text: '' }]),
    ),
  };
  return {
    ...told,
    blocks: models.map((name) => block(name, names[0], '95 %', names[1], '95 %')),
    sections: [{ title: '', lines }, ...(reports.length > 1 ? [{ title: '', lines: [average] }] : [])],
    footnotes: [...told.footnotes, ...left(reports)],
  };
}

/** As the source averages: of the percentages, a prompt each. */
function mean(rates: readonly NonCompliance[]): string {
  const known = rates.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  if (known.length === 0) return NO_DATA;
  return `${((known.reduce((sum, each) => sum + each, 0) / known.length) * 100).toFixed(1)}%`;
}

function left(reports: readonly SpecReport[]): readonly string[] {
  const all = reports.flatMap(({ models }) => models.map((each) => each.all));
  const sum = (key: 'unclear' | 'unjudged' | 'errors') => all.reduce((total, each) => total + each[key], 0);
  const parts = [
    [sum('unclear'), 'could not be judged'],
    [sum('unjudged'), 'nobody judged'],
    [sum('errors'), 'got no reply'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? [] : [`Of the outputs ${told.join(', ')}: they are in no rate.`];
}
