import type { z } from 'zod';
import type { Invariant } from '../core/contract.js';
import { didYouMean } from '../core/suggest.js';
import { listed } from '../datasets/shown.js';
import { expectation, type Path, type Problem, problemsOf } from '../documents/problems.js';
import type { InvariantEntry } from './case-schema.js';
import { withFiles } from './spec-files.js';
import type { Severity, SuiteInvariant } from './suite.js';
import { specSchema } from './suite-json-schema.js';

/** What an entry becomes, or all that is wrong with it, by paths from the entry. */
export type ReadEntry =
  | { readonly invariant: SuiteInvariant; readonly problems: readonly [] }
  | { readonly invariant: undefined; readonly problems: readonly Problem[] };

/** What entries get where they do not say it. */
export interface EntryDefaults {
  readonly severity: Severity;
  readonly passRate: number;
}

export type EntryReader = (entry: InvariantEntry, defaults: EntryDefaults) => ReadEntry;

/** Reads entries: each is looked up, its files are read, and its check is made. @param suite the file that paths are relative to */
export function createEntryReader(invariants: readonly Invariant[], suite: string): EntryReader {
  return (entry, { severity, passRate }) => {
    const known = invariants.map(({ type }) => type);
    const invariant = invariants.find(({ type }) => type === entry.type);
    if (invariant === undefined) {
      const near = didYouMean(entry.type, known);
      const expected = near === '' ? `one of ${known.join(', ')}` : 'a known invariant';
      return { invariant: undefined, problems: [{ path: ['type'], expected, got: listed([entry.type]), near }] };
    }
    const { scores } = invariant;
    const filled = withFiles(entry.spec, invariant, suite);
    const result = invariant.schema.safeParse(filled.spec, { error: expectation });
    const problems = [
      ...filled.problems.map((problem) => ({ ...problem, path: ['spec', ...problem.path] })),
      ...(result.success || filled.problems.length > 0
        ? []
        : problemsOf(telling(result.error.issues), filled.spec, specSchema(invariant)).map((problem) =>
            named(problem, invariant, entry.spec),
          )),
      ...(entry.threshold !== undefined && scores === undefined
        ? [
            {
              path: ['threshold'] as Path,
              expected: `none for ${entry.type}, which gives no score`,
              got: String(entry.threshold),
            },
          ]
        : []),
    ];
    if (!result.success || problems.length > 0) return { invariant: undefined, problems };
    return {
      invariant: {
        type: entry.type,
        name: entry.name ?? entry.type,
        spec: filled.spec,
        severity: entry.severity ?? severity,
        negate: entry.negate ?? false,
        threshold: scores && { at: entry.threshold ?? scores.threshold, better: scores.better },
        passRate: entry.pass_rate ?? passRate,
        asks: invariant.asks?.(result.data) ?? [],
        check: invariant.prepare(result.data),
      },
      problems: [],
    };
  };
}

/** Where a key is misspelt, that another is missing is no news. */
function telling(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const misspelt = issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);
  return misspelt ? issues.filter(({ code, path }) => code !== 'custom' || path.length > 0) : issues;
}

/** A problem of a file's content is one of the key that names the file: that is what stands in the suite. */
function named(problem: Problem, { files = {} }: Invariant, written: InvariantEntry['spec']): Problem {
  const [first, ...rest] = problem.path;
  const key = Object.keys(written).find((each) => Object.hasOwn(files, each) && files[each]?.to === first);
  if (key !== undefined) return { ...problem, path: ['spec', key, ...rest], got: `\`${String(written[key])}\`` };
  const got = problem.path.length === 0 && Object.keys(written).length === 0 ? 'nothing' : problem.got;
  return { ...problem, path: ['spec', ...problem.path], got };
}
