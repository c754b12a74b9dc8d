import type { SpecReport } from '../../../specs/evaluate/spec-report.js';
import type { ResultTable } from '../../tables/table.js';
import { block, countCell, rateCells } from './columns.js';

/** What follow-ups of the tests break. */
export function perturbedTable({ models, relation }: SpecReport): ResultTable | undefined {
  const names = [...new Set(models.flatMap(({ perturbed }) => perturbed.map(({ operator }) => operator)))];
  if (names.length === 0) return undefined;
  const none = () => Array.from({ length: 6 }, () => ({ text: '' }));
  return {
    title: 'Perturbed: the tests in other words',
    blocks: models.map(({ model }) => block(model, 'complies', 'of', '95 %', 'same answer', 'of', '95 %')),
    sections: [
      {
        title: '',
        lines: names.map((name) => ({
          label: name,
          cells: models.flatMap(({ perturbed }) => {
            const found = perturbed.find(({ operator }) => operator === name);
            if (found === undefined) return none();
            return [found.complies, found.answers].flatMap((rate) => {
              const [share = { text: '' }, range = { text: '' }] = rateCells(rate);
              return [share, countCell(rate), range];
            });
          }),
        })),
      },
    ],
    footnotes: [
      'complies: follow-ups of tests that comply as written; they must comply too.',
      ...(relation === null ? [] : [`same answer: the relation \`${relation}\` between the answers to a test and to its follow-up.`]), // biome-ignore format: one line
    ],
  };
}
