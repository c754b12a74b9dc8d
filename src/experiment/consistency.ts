import { isObject } from '../datasets/row.js';
import { shown } from '../datasets/shown.js';
import type { Problem } from '../documents/problems.js';

/** What must hold between the keys of an experiment, whatever else is wrong with it. */
export function consistencyProblems(raw: unknown): readonly Problem[] {
  if (!isObject(raw)) return [];
  const has = (key: string) => Object.hasOwn(raw, key) && raw[key] !== undefined;
  if (!has('pairs')) {
    const problem: Problem = { path: ['dataset'], expected: '{file: data.jsonl}, or pairs: FILE', got: 'neither' };
    return has('dataset') ? [] : [problem];
  }
  const both: Problem = { path: ['pairs'], expected: 'either dataset or pairs', got: 'both' };
  const beside = ['perturbations', 'perItem'].filter(has).map((key) => ({
    path: [key],
    expected: 'none beside pairs, which are made already',
    got: shown(raw[key]),
  }));
  return has('dataset') ? [both, ...beside] : beside;
}
