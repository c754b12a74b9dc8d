import { clusteredRate } from '../../../statistics/clustered.js';
import type { Rate } from '../../../statistics/row.js';
import type { OutputResult } from '../evaluation.js';

/** The share of outputs that do not comply, of those that are OK or ERR, and how many are neither. */
export type NonCompliance = Rate & {
  readonly unclear: number;
  readonly unjudged: number;
  /** Without a reply. */
  readonly errors: number;
};

/** The interval takes tests with the same inputs for one: they are asked once. */
export function nonCompliance(outputs: readonly OutputResult[]): NonCompliance {
  const clusters = new Map<string, { count: number; of: number }>();
  for (const { inputs, verdict } of outputs) {
    if (verdict?.status !== 'OK' && verdict?.status !== 'ERR') continue;
    const key = JSON.stringify(inputs);
    const { count, of } = clusters.get(key) ?? { count: 0, of: 0 };
    clusters.set(key, { count: count + (verdict.status === 'ERR' ? 1 : 0), of: of + 1 });
  }
  const left = (status: string) => outputs.filter(({ verdict }) => verdict?.status === status).length;
  return {
    ...clusteredRate(clusters.values()),
    unclear: left('unclear'),
    unjudged: left('unjudged'),
    errors: outputs.filter(({ verdict }) => verdict === null).length,
  };
}
