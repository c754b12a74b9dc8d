import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { invariants } from '../../../relations/invariants/index.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/invariants.md'), 'utf8');
const entry = z.object({ type: z.string(), spec: z.record(z.string(), z.unknown()).default({}) });
const entries = [...page.matchAll(/```yaml\n([\s\S]*?)```/gu)].flatMap(([, block = '']) =>
  z.array(entry).parse(parse(block)),
);

describe('docs/invariants.md', () => {
  test('shows every invariant', () => {
    expect([...new Set(entries.map(({ type }) => type))].sort()).toEqual(invariants.map(({ type }) => type).sort());
  });

  test.each(entries)('$type $spec is accepted', ({ type, spec }) => {
    const result = invariants.find((invariant) => invariant.type === type)?.schema.safeParse(spec);
    expect(result?.error?.issues ?? []).toEqual([]);
  });
});
