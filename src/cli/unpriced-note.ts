import type { OpenedModel } from '../experiment/prepare.js';

/** What a limit on the cost does not see; undefined: it sees all that is paid for. */
export function unpricedNote(models: readonly OpenedModel[]): string | undefined {
  const unpriced = models.filter(({ local, price }) => !local && price === undefined).map(({ model }) => model.name);
  return unpriced.length === 0
    ? undefined
    : `No price is known of ${unpriced.join(', ')}: --max-cost does not hold there, unless you set price: {input: …, output: …}`;
}
