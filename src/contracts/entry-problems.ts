import type { Path, Problem } from '../documents/problems.js';
import { invariantEntrySchema } from './case-schema.js';
import type { EntryReader } from './suite-invariants.js';

/** What is wrong with a list of invariants, by paths from `at`; entries that do not even have the shape of one are left to the schema. */
export function entryProblems(
  entries: unknown,
  at: Path,
  /** `judge`: whether the suite has one. */
  { read, judge }: { readonly read: EntryReader; readonly judge: boolean },
): readonly Problem[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, nth) => {
    const parsed = invariantEntrySchema.safeParse(entry);
    if (!parsed.success) return [];
    const { invariant, problems } = read(parsed.data, { severity: 'error', passRate: 1 });
    const unjudged = !judge && invariant?.asks.includes(undefined);
    return [
      ...problems.map((problem) => ({ ...problem, path: [...at, nth, ...problem.path] })),
      ...(unjudged
        ? [{ path: [...at, nth], expected: 'a model to ask, here or as the `judge` of the suite', got: 'none' }]
        : []),
    ];
  });
}

/** A case of which nothing is demanded. */
export function noInvariant(path: Path): Problem {
  return { path, expected: 'at least one invariant, here or for the whole suite', got: 'none' };
}
