import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import { amount } from './amounts.js';

/** What breaks as written against what breaks only when perturbed, ready to be written. */
export function perturbedText({ perturbed }: ConfigurationReport) {
  if (perturbed === null) return undefined;
  const { asWritten, onlyPerturbed, operators, answers } = perturbed;
  return {
    sentences: [
      { text: `${amount(asWritten.length, 'case')} break${s(asWritten)} as written`, cases: asWritten },
      {
        text: `${amount(onlyPerturbed.length, 'case')} break${s(onlyPerturbed)} only when perturbed`,
        cases: onlyPerturbed,
      },
    ],
    /** How follow-ups of cases that pass as written fared. */
    operators: operators.map(({ category, held }) => ({ name: category, held })),
    answers,
  };
}

function s(ids: readonly string[]): string {
  return ids.length === 1 ? 's' : '';
}
