import type { SpecReport } from '../../specs/evaluate/spec-report.js';

/** What a report says of itself under its title, a line each. */
export function factsOf({ intent, madeBy, models, judges }: SpecReport): readonly string[] {
  return [
    ...(intent === null ? [] : [intent]),
    `rules and tests made by ${madeBy.join(', ') || 'hand'} · models: ${models.map(({ model }) => model).join(', ') || 'none'} · judges: ${judges.join(', ') || 'none'}`,
  ];
}
