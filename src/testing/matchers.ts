import type { Perturbation } from '../core/types.js';
import { type Answering, type Held, type HoldOptions, hold } from './hold.js';

/** What `expect(…)` gets by `expect.extend(matchers)`. */
export interface HoldMatchers<Result = unknown> {
  /**
   * That a model keeps the relations of an operator, by name, category or as a value, on these texts: `await expect(model).toHold('typo', texts)`. Fails, too,
   * where there is nothing to judge.
   */
  toHold(perturbation: string | Perturbation, items: readonly string[], options?: HoldOptions): Promise<Result>;
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the parameter is vitest's own, and must be declared as it is there
  interface Matchers<T = any> extends HoldMatchers<T> {}
}

/** For `expect.extend(matchers)` of vitest (or jest). */
export const matchers = {
  async toHold(
    model: Answering,
    perturbation: string | Perturbation,
    items: readonly string[],
    options: HoldOptions = {},
  ) {
    const result = await hold(model, perturbation, items, options);
    const { rate = 1 } = options;
    const pass = result.judged > 0 && result.held / result.judged >= rate - 1e-9;
    return {
      pass,
      message: () => messageOf(result, typeof perturbation === 'string' ? perturbation : perturbation.name, rate, pass),
      actual: result.held,
      expected: result.judged,
    };
  },
};

/** Violations that are shown. */
const SHOWN = 5;

function messageOf({ judged, held, inconclusive, broken }: Held, name: string, rate: number, pass: boolean): string {
  if (judged === 0)
    return `Expected follow-ups by ${name} to judge, found none${inconclusive > 0 ? ` (${inconclusive} answers were refused or not read)` : ': the operator applies to none of the texts'}`;
  const counted = `${held} of ${judged} follow-ups by ${name} hold`;
  if (pass) return `Expected fewer than ${Math.round(100 * rate)} % to hold, but ${counted}`;
  const lines = broken
    .slice(0, SHOWN)
    .map((each) => `  ${each.source}\n  → ${each.followUp}  [${each.rule}]\n    ${each.reason}`);
  const more = broken.length > SHOWN ? [`  … and ${broken.length - SHOWN} more`] : [];
  return [`Expected at least ${Math.round(100 * rate)} % to hold, but ${counted}:`, ...lines, ...more].join('\n');
}
