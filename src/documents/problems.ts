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

/** A value that fits no branch of a union is judged by the nearest branch of its kind; where there is none, by the union. */
function flatten(issue: Issue, before: Path): readonly Placed[] {
  const path = [...before, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const [branch] = issue.errors
    .filter((issues) => !issues.some(({ code, path: at }) => isKind(code) && at.length === 0))
    .toSorted((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length);
  return branch === undefined ? [{ issue, path }] : branch.flatMap((inner) => flatten(inner, path));
}

function unknownKeys(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
}

function isKind(code: Issue['code']): boolean {
  return code === 'invalid_type' || code === 'invalid_value';
}

function toProblems(issue: Issue, path: Path, raw: unknown, schema: JsonSchema): readonly Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    const beside = Object.keys(Object(valueAt(raw, path))).filter((key) => !issue.keys.includes(key));
    return issue.keys.map((key) =>
      known.includes(key) ? misplacedKey([...path, key], key, beside) : unknownKey([...path, key], key, known),
    );
  }
  const value = valueAt(raw, path);
  const params = issue.code === 'custom' ? issue.params : undefined;
  return [
    {
      path,
      expected: issue.message,
      got: typeof params?.['got'] === 'string' ? params['got'] : gotOf(issue, value),
      near: typeof params?.['near'] === 'string' ? params['near'] : suggestion(issue, value),
    },
  ];
}

function gotOf(issue: Issue, value: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return 'blank text';
  return issue.code === 'too_small' && Array.isArray(value) && value.length === 1 ? 'one' : shown(value);
}

/** A key that an alternative to what is written has. */
function misplacedKey(path: Path, key: string, beside: readonly string[]): Problem {
  return { path, key: true, expected: `none beside ${listed(beside, 'and')}`, got: shown(key) };
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

/** `models[0].use` */
export function fieldName(path: Path): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${part}`)).join('');
}
