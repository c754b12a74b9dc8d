import type { Perturbation, TaskName } from '../core/types.js';
import type { JudgedCase } from '../datasets/judged-counts.js';
import type { Rate } from '../statistics/row.js';
import { wilson } from '../statistics/wilson.js';

const FAMILIES: readonly TaskName[] = ['sentiment', 'yes-no', 'labels'];

/** Of the judged follow-ups, the share that is valid, with its 95 % interval; null where none was judged. */
export function precision(judged: readonly JudgedCase[]): Rate | null {
  return judged.length === 0 ? null : wilson(judged.filter(({ valid }) => valid).length, judged.length);
}

/** The precision of an operator for each task that it serves. */
export function precisionByTask(
  operator: Perturbation,
  judged: readonly JudgedCase[],
): Readonly<Record<string, Rate | null>> {
  return Object.fromEntries(
    FAMILIES.filter((family) => serves(operator, family)).map((family) => [
      family,
      precision(judged.filter(({ task }) => task === family)),
    ]),
  );
}

/** `judged valid: sentiment 118 of 120, 98 % (94–100 %); yes-no not judged`. */
export function precisionLine(byTask: Readonly<Record<string, Rate | null>>): string {
  const parts = Object.entries(byTask).map(([task, rate]) =>
    rate === null
      ? `${task} not judged`
      : `${task} ${rate.count} of ${rate.of}, ${wholeShare(rate)} (${wholeInterval(rate)} %)`,
  );
  return `judged valid: ${parts.join('; ')}`;
}

/** `98 %`; rounded, but 100 % and 0 % only where they are exact. */
export function wholeShare({ count, of }: Rate): string {
  if (of === 0) return '–';
  const shown = Math.round((100 * count) / of);
  if (shown === 100 && count < of) return '>99 %';
  return shown === 0 && count > 0 ? '<1 %' : `${shown} %`;
}

/** `94–100`, in percent; rounded outwards, so that it promises no more than was measured. */
export function wholeInterval({ low, high }: Rate): string {
  return low === null || high === null ? '–' : `${Math.floor(100 * low)}–${Math.ceil(100 * high)}`;
}

function serves({ expects, rules }: Perturbation, family: TaskName): boolean {
  return Object.values(rules).some((rule) => (rule.expects ?? expects)[family] !== undefined);
}
