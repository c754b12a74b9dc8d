import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';

const FOLDER = path.resolve(import.meta.dirname, '../../perturbations');

/** How many rules each import of an operator's file brings: a rule is one, a list of rules as many as are in it. */
async function sizesOf(operator: string): Promise<number[]> {
  const imports = readFileSync(path.join(FOLDER, `${operator}.ts`), 'utf8').matchAll(/from '\.\/([\w/-]+)\.js'/gu);
  const files = [...imports].map(([, file]) => path.join(FOLDER, `${file}.ts`));
  const modules: readonly Record<string, object>[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap(Object.values).map((value: object) => ('propose' in value ? 1 : Object.keys(value).length));
}

test.each(perturbations)('no id stands in two groups of $name', async ({ name, rules }) => {
  const sizes = await sizesOf(name);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Object.keys(rules).length);
});
