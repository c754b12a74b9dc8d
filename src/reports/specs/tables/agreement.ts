import type { SpecReport } from '../../../specs/evaluate/spec-report.js';
import type { ResultTable } from '../../tables/table.js';
import { block, rateCells } from './columns.js';

/** The prompt beside its specification, on the baseline. */
export function agreementTable({ agreement }: SpecReport): ResultTable | undefined {
  if (agreement === null) return undefined;
  return {
    title: `Spec agreement on ${agreement.tests} baseline tests`,
    blocks: [block('does not comply', 'prompt', '95 %', 'specification', '95 %'), block('', 'same verdict', '95 %')],
    sections: [
      {
        title: '',
        lines: agreement.models.map(({ model, original, specification, same }) => ({
          label: model,
          cells: [...rateCells(original), ...rateCells(specification), ...rateCells(same)],
        })),
      },
    ],
    footnotes: [],
  };
}
