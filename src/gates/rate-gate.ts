import type { Row } from '../statistics/row.js';
import type { RateGate } from './gate.js';

/**
 * Why rows fail a gate, a line each. A row that has nothing to judge by fails: no data is no pass. So does a gate that no row
 * is about.
 */
export function failuresOf(gate: RateGate, rows: readonly Row[]): readonly string[] {
  const meant = rows.filter(({ category }) => gate.category === undefined || category === gate.category);
  if (meant.length === 0) return [`${gate.category ?? 'the run'}: nothing to judge by`];
  return meant.flatMap((row) => {
    const value = measured(gate, row);
    if (value === undefined) return [`${nameOf(row)}: nothing to judge by`];
    return holds(value, gate) ? [] : [`${nameOf(row)}: ${saidOf(gate, value)}`];
  });
}

/** Undefined: there is no data. */
function measured({ measure, bound }: RateGate, row: Row): number | undefined {
  if (measure === 'excess') {
    if (row.excess === null) return undefined;
    return { rate: row.excess.difference, lower: row.excess.low, upper: row.excess.high }[bound];
  }
  if (measure === 'inconclusive' || measure === 'errors') return row.n === 0 ? undefined : row[measure] / row.n;
  const rate = row[measure];
  if (rate === null) return undefined;
  return { rate: rate.rate, lower: rate.low, upper: rate.high }[bound] ?? undefined;
}

function holds(value: number, { at, level }: RateGate): boolean {
  return { '>=': value >= level, '>': value > level, '<=': value <= level, '<': value < level }[at];
}

function saidOf({ measure, bound, at, level }: RateGate, value: number): string {
  const what = bound === 'rate' ? measure : `${bound} bound of ${measure}`;
  return `${what} is ${(value * 100).toFixed(1)} %, expected ${at} ${Number((level * 100).toFixed(4))} %`;
}

function nameOf({ model, task, context, shots, category }: Row): string {
  return [category, model, `${shots} shot`, ...(context ? ['with context'] : []), task].join(' · ');
}
