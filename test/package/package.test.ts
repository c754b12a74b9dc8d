import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import { readJudged } from '../../src/datasets/judged.js';
import { type JudgedCase, readJudgedCounts } from '../../src/datasets/judged-counts.js';
import { builtIns } from '../../src/index.js';
import { ROOT } from '../support/cli.js';
import { packed } from '../support/packed.js';

const { tarball, unpackedSize, files } = packed();
const names = files.map((file) => file.path);

describe('the package', () => {
  test('is below 5 MB unpacked, without dependencies', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(unpackedSize).toBeLessThan(5_000_000);
  });

  test('holds what runs, what documents it and what its commands read, and nothing else', () => {
    const PARTS = [
      /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/u,
      /^dist\/.*\.js$/u,
      /^dist\/.*\.d\.ts$/u,
      /^dist\/.*\.tsv$/u,
      /^dist\/(?:perturbations|relations)\/lexicons\/.*\.tsv\.br$/u,
      /^dist\/web\/page\.html$/u,
      /^(?:datasets|experiments|examples|docs)\//u,
    ];
    expect(names.filter((name) => !PARTS.some((part) => part.test(name)))).toEqual([]);
    for (const part of PARTS)
      expect(
        names.some((name) => part.test(name)),
        String(part),
      ).toBe(true);
    expect(names.filter((name) => /\.test\.|\.map$|docs\/images/u.test(name))).toEqual([]);
  });

  test('publint finds nothing', async () => {
    const { messages } = await publint({ strict: true, pack: { tarball: toArrayBuffer(tarball) } });
    expect(messages).toEqual([]);
  });

  test('are the types wrong? Not for whoever can import an ES module', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (result.types === false) throw new Error('Expected types');
    expect(Object.keys(result.entrypoints)).toEqual(['.', './plugin', './testing', './package.json']);
    // Resolution of Node 10 knows no `exports`, and CommonJS of Node 16 no ES module: Node 20.12, our oldest, has both.
    const counts = result.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(counts).toEqual([]);
  });

  test('its command is there, and can be run', () => {
    const { bin } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(names).toContain(bin.mmt4nl);
    expect(readFileSync(path.join(ROOT, bin.mmt4nl), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/u);
  });
});

test('what readers said of the follow-ups is in the package as counts, the same as in their files', async () => {
  const sorted = (cases: readonly JudgedCase[]) =>
    cases.map(({ task, category, rule, valid }) => `${task} ${category} ${rule} ${valid}`).toSorted();
  for (const { name } of builtIns.perturbations)
    expect(sorted(readJudgedCounts(name))).toEqual(sorted(await readJudged(name)));
  expect(names.filter((name) => name.includes('judged/'))).toEqual([]);
});

function toArrayBuffer(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}
