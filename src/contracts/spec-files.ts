import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Invariant } from '../core/contract.js';
import type { Problem } from '../documents/problems.js';

type Spec = Readonly<Record<string, unknown>>;

/**
 * A spec with the contents of the files that it names in place of their names: `schema_file` becomes `schema`. A path is
 * relative to the suite; where nothing lies there, to the current folder, as some harnesses write it.
 */
export function withFiles(
  spec: Spec,
  { files = {} }: Pick<Invariant, 'files'>,
  suite: string,
): { readonly spec: Spec; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const read = Object.entries(spec).flatMap(([key, value]) => {
    const file = Object.hasOwn(files, key) ? files[key] : undefined;
    if (file === undefined) return [[key, value] as const];
    const problem = (expected: string, got: string) => {
      problems.push({ path: [key], expected, got });
      return [];
    };
    if (typeof value !== 'string') return problem('the path of a file', JSON.stringify(value) ?? 'nothing');
    const found = [path.resolve(path.dirname(suite), value), path.resolve(value)].find((each) => existsSync(each));
    if (found === undefined) return problem('a file that is there, relative to the suite', `\`${value}\``);
    try {
      const content = readFileSync(found, 'utf8');
      return [[file.to, file.as === 'json' ? parse(content) : content] as const];
    } catch (error) {
      return problem(
        file.as === 'json' ? 'a file of JSON' : 'a file that can be read',
        `\`${value}\`: ${error instanceof Error ? error.message.split('\n')[0]?.replace(/:$/u, '') : 'it cannot be read'}`,
      );
    }
  });
  return { spec: Object.fromEntries(read), problems };
}
