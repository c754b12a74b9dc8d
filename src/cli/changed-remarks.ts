import type { ChangedSources } from '../statistics/again.js';

/** Of recordings: how often a source that was asked several times got several answers, a line for each model that was. */
export function changedRemarks(models: readonly ChangedSources[]): readonly string[] {
  return models
    .filter(({ of }) => of > 0)
    .map(
      ({ model, changed, of }) =>
        `${model}: ${changed} of ${of} sources that were asked several times got more than one answer.`,
    );
}
