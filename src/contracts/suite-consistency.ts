import { existsSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../datasets/row.js';
import { shown } from '../datasets/shown.js';
import type { Path, Problem } from '../documents/problems.js';
import { entryProblems, noInvariant } from './entry-problems.js';
import { promptProblems } from './prompt-problems.js';
import type { EntryReader } from './suite-invariants.js';

/** What must hold between the keys of a suite, whatever else is wrong with it. */
export function suiteProblems(
  raw: unknown,
  { file, read }: { readonly file: string; readonly read: EntryReader },
): readonly Problem[] {
  if (!isObject(raw)) return [];
  const cases = Array.isArray(raw['test_cases']) ? raw['test_cases'] : [];
  const judge = typeof raw['judge'] === 'string';
  const shared = entryProblems(raw['invariants'], ['invariants'], { read, judge });
  const seen = new Set<string>();
  const ofCases = cases.flatMap((each: unknown, at): readonly Problem[] => {
    if (!isObject(each)) return [];
    const here: Path = ['test_cases', at];
    const id = String(each['id'] ?? '');
    const twice = id !== '' && seen.has(id);
    seen.add(id);
    return [
      ...(twice ? [{ path: [...here, 'id'], expected: 'each id once', got: `${shown(id)} again` }] : []),
      ...(isEmpty(each['invariants']) && isEmpty(raw['invariants']) ? [noInvariant(here)] : []),
      ...entryProblems(each['invariants'], [...here, 'invariants'], { read, judge }),
    ];
  });
  return [
    ...promptProblems(raw, cases, file),
    ...shared,
    ...ofCases,
    ...fileProblems(raw['test_cases'], file),
    ...aimless(raw),
  ];
}

function fileProblems(cases: unknown, suite: string): readonly Problem[] {
  if (!isObject(cases) || typeof cases['file'] !== 'string') return [];
  if (existsSync(path.resolve(path.dirname(suite), cases['file']))) return [];
  const expected = 'a file that is there, relative to the suite';
  return [{ path: ['test_cases', 'file'], expected, got: `\`${cases['file']}\`` }];
}

/** What is said of follow-ups that are never asked. */
function aimless({ answers, perturb }: Readonly<Record<string, unknown>>): readonly Problem[] {
  if (answers === undefined || perturb !== undefined) return [];
  return [{ path: ['answers'], key: true, expected: '`perturb` beside it, which makes the follow-ups', got: 'none' }];
}

function isEmpty(entries: unknown): boolean {
  return entries === undefined || (Array.isArray(entries) && entries.length === 0);
}
