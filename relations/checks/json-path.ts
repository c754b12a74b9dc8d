import { z } from 'zod';
import type { JsonValue } from './json-type.js';
import { jsonPathParser, jsonPaths } from './packages.js';

/** A path of RFC 9535, refused with the reason when the suite is read. */
export const pathSchema = z.string({ error: 'a JSON path, such as $.answer' }).check(({ value, issues }) => {
  const fault = faultOf(value);
  if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
});

export interface Selected {
  readonly value: JsonValue;
  /** JSON pointer; empty for the whole. */
  readonly pointer: string;
}

/** What a path selects; undefined where the value is nested too deep to say. */
export function select(value: JsonValue, path: string): readonly Selected[] | undefined {
  const selected: Selected[] = [];
  try {
    jsonPaths().exec(value, path, (found, keys) => {
      selected.push({ value: found, pointer: keys.map((key) => `/${escaped(String(key))}`).join('') });
    });
    return selected;
  } catch {
    return undefined;
  }
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function faultOf(path: string): string | undefined {
  try {
    const slow = patterns(jsonPathParser().default(path)).find((pattern) => !isFast(pattern));
    if (slow === undefined) return undefined;
    return `a JSON path whose match() and search() take patterns in quotes without repeated groups: others may run for ever (\`matches\` may not)`;
  } catch (error) {
    return `a JSON path of RFC 9535, such as $.answer, got \`${path}\`${placeIn(error)}`;
  }
}

function placeIn(error: unknown): string {
  if (!(error instanceof Error) || !('location' in error)) return error instanceof Error ? ` (${error.message})` : '';
  const column = /"start":\{"offset":(\d+)/u.exec(JSON.stringify(error.location) ?? '')?.[1];
  return column === undefined ? '' : ` (wrong at character ${Number(column) + 1})`;
}

/** The second arguments of `match()` and `search()` in a parsed path, which runs them as JavaScript would. */
function patterns(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const isPattern = 'name' in node && (node.name === 'match' || node.name === 'search');
  const own = isPattern && 'arguments' in node && Array.isArray(node.arguments) ? [node.arguments[1]] : [];
  return [...own, ...Object.values(node).flatMap(patterns)];
}

function isFast(argument: unknown): boolean {
  if (typeof argument !== 'object' || argument === null || !('value' in argument)) return false;
  return typeof argument.value === 'string' && !/\)\s*[*+{]/u.test(argument.value);
}
