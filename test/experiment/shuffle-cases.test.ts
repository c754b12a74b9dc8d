import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import { shuffleCases } from '../../src/experiment/shuffle-cases.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-shuffle-'));
const [from, to] = [path.join(folder, 'from.jsonl'), path.join(folder, 'to.jsonl')];
afterAll(() => rmSync(folder, { recursive: true }));

test('items change places, their cases stay together and in order, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }), fc.nat(), (sizes, seed) => {
      const items = sizes.map((size, item) =>
        Array.from({ length: size }, (_, at) => `${JSON.stringify({ id: `${item}.${at}`, item: `ü${item}` })}\n`).join(
          '',
        ),
      );
      writeFileSync(from, items.join(''));
      shuffleCases(from, to, createRng(seed));
      expect(readFileSync(to, 'utf8')).toBe(createRng(seed).shuffle(items).join(''));
    }),
  );
});
