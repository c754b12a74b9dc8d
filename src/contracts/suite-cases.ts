import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { given } from '../datasets/given.js';
import { place } from '../datasets/place.js';
import type { Row } from '../datasets/row.js';
import { readRows } from '../datasets/rows.js';
import { UniqueIds } from '../datasets/unique.js';
import { expectation, fieldName, type Problem, problemsOf } from '../documents/problems.js';
import { variablesOf } from '../prompts/message-templates.js';
import type { SuiteCase, SuiteInvariant } from './suite.js';
import type { createEntryReader } from './suite-invariants.js';
import { suitePrompt } from './suite-prompt.js';
import { type CaseEntry, type SuiteEntry, testCaseSchema } from './suite-schema.js';

interface Reading {
  readonly file: string;
  readonly read: ReturnType<typeof createEntryReader>;
}

/** The cases of a suite that has passed its checks; from a file where it names one. Throws UserError with that file's line for each problem there. */
export async function casesOf(entry: SuiteEntry, reading: Reading): Promise<readonly SuiteCase[]> {
  if (Array.isArray(entry.test_cases)) return entry.test_cases.map((each) => toCase(each, entry, reading));
  const file = path.resolve(path.dirname(reading.file), entry.test_cases.file);
  const variables = variablesOf(suitePrompt(entry, reading.file).messages).filter((name) => !OWN.includes(name));
  const ids = new UniqueIds(file);
  const cases: SuiteCase[] = [];
  const problems: string[] = [];
  for await (const row of readRows(file)) {
    const parsed = testCaseSchema.safeParse(shaped(row, variables, cases.length + 1), { error: expectation });
    const found = parsed.success
      ? rowProblems(parsed.data, entry, reading)
      : problemsOf(parsed.error.issues, row.cells, z.toJSONSchema(testCaseSchema, { io: 'input' }));
    for (const problem of found) problems.push(`${place(file, row.line)}: ${sentence(problem)}`);
    if (!parsed.success || found.length > 0) continue;
    ids.add(parsed.data.id, row.line);
    cases.push(toCase(parsed.data, entry, reading));
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return cases;
}

const OWN = ['id', 'category', 'input', 'context', 'variables', 'metadata', 'invariants', 'samples', 'pass_rate'];

/** A row as a case: columns that are the prompt's variables are those, and all others are metadata; empty cells of CSV are no cells. */
function shaped({ cells }: Row, variables: readonly string[], number: number): Readonly<Record<string, unknown>> {
  const there = Object.entries(cells).filter(([, value]) => value !== null && value !== '');
  const own = there.filter(([name]) => OWN.includes(name));
  const others = there.filter(([name]) => !OWN.includes(name));
  const ofPrompt = others.filter(([name]) => variables.includes(name));
  return {
    id: `case-${number}`,
    ...Object.fromEntries(own),
    ...(ofPrompt.length > 0 && { variables: Object.fromEntries(ofPrompt) }),
    ...(others.length > ofPrompt.length && {
      metadata: Object.fromEntries(others.filter(([name]) => !variables.includes(name))),
    }),
  };
}

function rowProblems(row: CaseEntry, entry: SuiteEntry, { read }: Reading): readonly Problem[] {
  const entries = row.invariants ?? [];
  const none = entries.length === 0 && (entry.invariants ?? []).length === 0;
  return [
    ...(none
      ? [{ path: ['invariants'], expected: 'at least one invariant, here or for the whole suite', got: 'none' }]
      : []),
    ...entries.flatMap((each, at) =>
      read(each, { severity: 'error', passRate: 1 }).problems.map((problem) => ({
        ...problem,
        path: ['invariants', at, ...problem.path],
      })),
    ),
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
