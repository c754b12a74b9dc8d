import type { z } from 'zod';
import { didYouMean } from '../core/suggest.js';
import { listed, shown } from '../datasets/shown.js';
import { type JsonSchema, keysAt } from './json-schema-keys.js';

export type Path = readonly (string | number)[];

/** One thing that is wrong in a file, ready to be put behind its place. */
export interface Problem {
  readonly path: Path;
  /** Whether it is the key at the end of the path that is wrong, not its value. */
  readonly key?: boolean;
  /** Goes between "Expected" and "got". */
  readonly expected: string;
  readonly got: string;
  /** A suggestion, or empty. */
  readonly near?: string;
}

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

/** Given to zod as `error`: what was expected, for the issues whose schema does not say it. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `one of ${listed(issue.values.map(String))}`;
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? `a ${issue.expected}`;
  return 'something else';
}

/** What zod found in `raw`, as problems; `schema` tells which keys there are. */
export function problemsOf(issues: readonly Issue[], raw: unknown, schema: JsonSchema): readonly Problem[] {
  return issues
    .flatMap((issue) => flatten(issue, []))
    .flatMap(({ issue, path }) => toProblems(issue, path, raw, schema));
}

interface Placed {
  readonly issue: Issue;
  readonly path: Path;
}

/** A value that fits no branch of a union is judged by the branch whose kind it has; where there is none, by the union. */
function flatten(issue: Issue, before: Path): readonly Placed[] {
  const path = [...before, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const branch = issue.errors.find((issues) => !issues.some(({ code, path: at }) => isKind(code) && at.length === 0));
  return branch === undefined ? [{ issue, path }] : branch.flatMap((inner) => flatten(inner, path));
}

function isKind(code: Issue['code']): boolean {
  return code === 'invalid_type' || code === 'invalid_value';
}

function toProblems(issue: Issue, path: Path, raw: unknown, schema: JsonSchema): readonly Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => unknownKey([...path, key], key, known));
  }
  const value = valueAt(raw, path);
  const params = issue.code === 'custom' ? issue.params : undefined;
  return [
    {
      path,
      expected: issue.message,
      got:
        typeof params?.['got'] === 'string'
          ? params['got']
          : typeof value === 'string' && value.trim() === ''
            ? 'blank text'
            : shown(value),
      near: typeof params?.['near'] === 'string' ? params['near'] : suggestion(issue, value),
    },
  ];
}

function unknownKey(path: Path, key: string, known: readonly string[]): Problem {
  const near = didYouMean(key, known);
  return {
    path,
    key: true,
    expected: near === '' ? `a key among ${known.join(', ')}` : 'a known key',
    got: shown(key),
    near,
  };
}

function suggestion(issue: Issue, value: unknown): string {
  if (typeof value !== 'string') return '';
  const values = issue.code === 'invalid_union' ? issue.errors.flat().flatMap(valuesOf) : valuesOf(issue);
  return didYouMean(value, values);
}

function valuesOf(issue: Issue): readonly string[] {
  return issue.code === 'invalid_value' ? issue.values.map(String) : [];
}

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    return Reflect.get(value, part);
  }, raw);
}
