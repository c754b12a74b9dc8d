import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { given } from '../datasets/given.js';
import { place } from '../datasets/place.js';
import { readRows } from '../datasets/rows.js';
import { UniqueIds } from '../datasets/unique.js';
import { expectation, fieldName, type Problem, problemsOf } from '../documents/problems.js';
import { variablesOf } from '../prompts/message-templates.js';
import { caseInRow } from './case-rows.js';
import { type CaseEntry, testCaseSchema } from './case-schema.js';
import { entryProblems, noInvariant } from './entry-problems.js';
import type { SuiteCase, SuiteInvariant } from './suite.js';
import type { EntryReader } from './suite-invariants.js';
import { suitePrompt } from './suite-prompt.js';
import type { SuiteEntry } from './suite-schema.js';

interface Reading {
  readonly file: string;
  readonly read: EntryReader;
}

/** Variables that every case has. */
const TEXTS = ['input', 'context'];

/** The cases of a suite that has passed its checks; from a file where it names one. Throws UserError with that file's line for each problem there. */
export async function casesOf(entry: SuiteEntry, reading: Reading): Promise<readonly SuiteCase[]> {
  if (Array.isArray(entry.test_cases)) return entry.test_cases.map((each) => toCase(each, entry, reading));
  const file = path.resolve(path.dirname(reading.file), entry.test_cases.file);
  const variables = variablesOf(suitePrompt(entry, reading.file).messages).filter((name) => !TEXTS.includes(name));
  const ids = new UniqueIds(file);
  const cases: SuiteCase[] = [];
  const problems: string[] = [];
  for await (const row of readRows(file)) {
    const parsed = testCaseSchema.safeParse(caseInRow(row, variables, cases.length + 1), { error: expectation });
    const found = parsed.success
      ? rowProblems(parsed.data, entry, variables, reading)
      : problemsOf(parsed.error.issues, row.cells, z.toJSONSchema(testCaseSchema, { io: 'input' }));
    for (const problem of found) problems.push(`${place(file, row.line)}: ${sentence(problem)}`);
    if (!parsed.success || found.length > 0) continue;
    ids.add(parsed.data.id, row.line);
    cases.push(toCase(parsed.data, entry, reading));
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return cases;
}

function rowProblems(
  row: CaseEntry,
  entry: SuiteEntry,
  variables: readonly string[],
  { read }: Reading,
): readonly Problem[] {
  const known = Object.keys({ ...entry.variables, ...row.variables });
  const none = (row.invariants ?? []).length === 0 && (entry.invariants ?? []).length === 0;
  return [
    ...(none ? [noInvariant(['invariants'])] : []),
    ...variables
      .filter((name) => !known.includes(name))
      .map((name) => ({ path: [], expected: `a column for the prompt's variable {${name}}`, got: 'none' })),
    ...entryProblems(row.invariants, ['invariants'], { read, judge: entry.judge !== undefined }),
  ];
}

function sentence({ path: at, expected, got, near = '' }: Problem): string {
  return `${at.length === 0 ? '' : `${fieldName(at)}: `}Expected ${expected}, got ${got}${near === '' ? '' : `.${near}`}`;
}

function toCase(row: CaseEntry, entry: SuiteEntry, { read }: Reading): SuiteCase {
  const { defaults = {} } = entry;
  const passRate = row.pass_rate ?? entry.pass_rate;
  const made = [...(entry.invariants ?? []), ...(row.invariants ?? [])].flatMap((each) => {
    const { invariant } = read(each, { severity: defaults.severity ?? 'error', passRate });
    return invariant === undefined ? [] : [invariant];
  });
  return {
    id: row.id,
    category: row.category ?? defaults.category ?? 'general',
    input: row.input,
    ...given('context', row.context ?? defaults.context),
    variables: { ...entry.variables, ...row.variables },
    metadata: row.metadata ?? {},
    invariants: named(made),
    samples: row.samples ?? entry.samples,
  };
}

/** Two of one name are told apart by a number. */
function named(invariants: readonly SuiteInvariant[]): readonly SuiteInvariant[] {
  const counts = new Map<string, number>();
  return invariants.map((each) => {
    const count = (counts.get(each.name) ?? 0) + 1;
    counts.set(each.name, count);
    return count === 1 ? each : { ...each, name: `${each.name} (${count})` };
  });
}
