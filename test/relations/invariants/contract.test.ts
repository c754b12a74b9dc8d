import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { invariants } from '../../../relations/invariants/index.js';
import { invariantContract } from '../../../src/testing/invariant-contract.js';

for (const invariant of invariants) invariantContract(invariant);

test('every invariant of the folder is in the index', () => {
  const folder = path.resolve(import.meta.dirname, '../../../relations/invariants');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  expect(invariants.map(({ type }) => `${type.replaceAll('_', '-')}.ts`).sort()).toEqual(files.sort());
});
