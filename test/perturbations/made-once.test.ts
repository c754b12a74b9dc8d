import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An expression that is made anew at each call of a function that keeps what it learnt of it. */
const ANEW = /\b(?:matches|mayMatch|insertedAfter|insertedBefore)\(doc, (?:\/|new RegExp)/u;

test('expressions that `matches` and the like are asked about are made once: what is learnt of each is kept for good', () => {
  expect(ANEW.test('if (matches(doc, /soup/u)) return;')).toBe(true);
  expect(ANEW.test('if (matches(doc, SOUP)) return;')).toBe(false);
  const found = ['perturbations', 'src/english'].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => ANEW.test(readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8'))),
  );
  expect(found).toEqual([]);
});
