import type { SpecReport } from '../../../specs/evaluate/spec-report.js';
import type { ResultTable } from '../../tables/table.js';
import { block, rateCells, shareText } from './columns.js';

/** How good the specification and the tests are themselves, a prompt each line. */
export function qualityTable(reports: readonly SpecReport[]): ResultTable {
  return {
    title: 'The specification and the tests',
    blocks: [
      block('', 'rules', 'by program', 'tests'),
      block('', 'grounded', '95 %'),
      block('', 'valid tests', '95 %'),
      block('', 'rules tested', 'opposites tested'),
      block('agreement', 'over models', 'over tests'),
    ],
    sections: [
      {
        title: '',
        lines: reports.map(({ name, rules, tests, groundedness, validity, coverage, agreement }) => {
          const valid = validity.find(({ of }) => of === 'all')?.valid ?? {
            count: 0,
            of: 0,
            rate: null,
            low: null,
            high: null,
          };
          const [covered = { text: '' }] = rateCells(coverage.rules);
          const [opposites = { text: '' }] = rateCells(coverage.inverse);
          return {
            label: name,
            cells: [
              { text: String(rules.length) },
              { text: String(rules.filter(({ by }) => by === 'program').length) },
              { text: String(tests.length) },
              ...rateCells(groundedness),
              ...rateCells(valid),
              covered,
              opposites,
              { text: shareText(agreement?.overModels ?? null) },
              { text: shareText(agreement?.overTests ?? null) },
            ],
          };
        }),
      },
    ],
    footnotes: [
      'grounded: rules that stand in the prompt; valid: tests that keep the input specification; agreement: cosine of the non-compliance of the prompt and of its specification (task and rules) on valid baseline tests, over models and over tests; for one model the first says nothing.',
    ],
  };
}
