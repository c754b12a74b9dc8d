import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { isObject } from '../datasets/row.js';
import { shown } from '../datasets/shown.js';
import type { Path, Problem } from '../documents/problems.js';
import { variablesOf } from '../prompts/message-templates.js';
import type { createEntryReader } from './suite-invariants.js';
import { suitePrompt } from './suite-prompt.js';
import { invariantEntrySchema, testCaseSchema } from './suite-schema.js';

const PROMPTS = ['prompt_template', 'prompt_file', 'messages'];

/** What must hold between the keys of a suite, whatever else is wrong with it. */
export function suiteProblems(
  raw: unknown,
  { file, read }: { readonly file: string; readonly read: ReturnType<typeof createEntryReader> },
): readonly Problem[] {
  if (!isObject(raw)) return [];
  const cases = Array.isArray(raw['test_cases']) ? raw['test_cases'] : [];
  const judge = typeof raw['judge'] === 'string';
  const shared = entryProblems(raw['invariants'], ['invariants'], read, judge);
  const seen = new Set<string>();
  const ofCases = cases.flatMap((each: unknown, at): readonly Problem[] => {
    if (!isObject(each)) return [];
    const path: Path = ['test_cases', at];
    const id = String(each['id'] ?? '');
    const twice = id !== '' && seen.has(id);
    seen.add(id);
    return [
      ...(twice ? [{ path: [...path, 'id'], expected: 'each id once', got: `${shown(id)} again` }] : []),
      ...(isEmpty(each['invariants']) && isEmpty(raw['invariants'])
        ? [{ path, expected: 'at least one invariant, here or for the whole suite', got: 'none' }]
        : []),
      ...entryProblems(each['invariants'], [...path, 'invariants'], read, judge),
    ];
  });
  return [...promptProblems(raw, cases, file), ...shared, ...ofCases];
}

function isEmpty(entries: unknown): boolean {
  return entries === undefined || (Array.isArray(entries) && entries.length === 0);
}

/** Entries that do not even have the shape of one are left to the schema. */
function entryProblems(
  entries: unknown,
  path: Path,
  read: ReturnType<typeof createEntryReader>,
  judge: boolean,
): readonly Problem[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, at) => {
    const parsed = invariantEntrySchema.safeParse(entry);
    if (!parsed.success) return [];
    const { invariant, problems } = read(parsed.data, { severity: 'error', passRate: 1 });
    const unjudged = !judge && invariant?.asks.includes(undefined);
    return [
      ...problems.map((problem) => ({ ...problem, path: [...path, at, ...problem.path] })),
      ...(unjudged
        ? [{ path: [...path, at], expected: 'a model to ask, here or as the `judge` of the suite', got: 'none' }]
        : []),
    ];
  });
}

function promptProblems(
  raw: Readonly<Record<string, unknown>>,
  cases: readonly unknown[],
  file: string,
): readonly Problem[] {
  const given = PROMPTS.filter((key) => raw[key] !== undefined);
  const [first = 'prompt_template', ...others] = given;
  if (others.length > 0)
    return others.map((key) => ({
      path: [key],
      key: true,
      expected: `one prompt: ${first} is there`,
      got: shown(key),
    }));
  try {
    const { messages } = suitePrompt(raw as Parameters<typeof suitePrompt>[0], file);
    const shared = Object.keys(isObject(raw['variables']) ? raw['variables'] : {});
    return cases.flatMap((each: unknown, at) => {
      const parsed = testCaseSchema.safeParse(each);
      const own = parsed.success ? Object.keys(parsed.data.variables ?? {}) : [];
      const known = ['input', 'context', ...shared, ...own];
      return variablesOf(messages)
        .filter((name) => !known.includes(name))
        .map((name) => ({
          path: ['test_cases', at],
          expected: `a value for the prompt's variable {${name}}, here or in the suite's \`variables\``,
          got: 'none',
          near: didYouMean(name, known),
        }));
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const at = error.message.indexOf('Expected ');
    const [expected = '', got = ''] = error.message.slice(at + 'Expected '.length).split(', got ');
    return [
      {
        path: [first],
        expected,
        got: got === '' ? 'something else' : got,
        near: error.hint === undefined ? '' : ` ${error.hint}`,
      },
    ];
  }
}
