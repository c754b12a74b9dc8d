import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ownDemonstrations, readDemonstrations, sameText, shotCount } from '../../src/prompts/demonstrations.js';
import { customTask, sentiment, tasks, yesNo } from '../../src/tasks/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-demonstrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...rows: readonly object[]): string {
  const file = path.join(folder, 'demonstrations.jsonl');
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return file;
}

describe('the demonstrations of a built-in task', () => {
  test.each(tasks)('$name: show every label early', async (task) => {
    const items = await readDemonstrations(ownDemonstrations(task) ?? '', task);
    const first = items.slice(0, 6).map(({ label }) => label);
    expect(new Set(first)).toEqual(new Set(task.labels));
  });

  test("are no other task's", () => {
    const own = customTask({ name: 'sentiment', labels: ['Happy', 'Sad'], question: '?' });
    expect([own, customTask({ labels: ['A', 'B'], question: '?' })].map(ownDemonstrations)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('readDemonstrations', () => {
  test("spells labels as the task does, in the file's order", async () => {
    const file = fileOf(
      { id: 'a', input: 'Is it?', label: true },
      { id: 'b', input: 'Was it?', label: 'NO', context: 'x' },
    );
    expect(await readDemonstrations(file, yesNo)).toEqual([
      { id: 'a', input: 'Is it?', label: 'Yes' },
      { id: 'b', input: 'Was it?', label: 'No', context: 'x' },
    ]);
  });

  test('refuses one without a label', async () => {
    const file = fileOf({ id: 'a', input: 'Fine', label: 'Neutral' }, { id: 'b', input: 'Bad' });
    await expect(readDemonstrations(file, sentiment)).rejects.toThrow(
      `${file}: Expected every demonstration to have a \`label\`, found none in "b"`,
    );
  });
});

describe('shotCount', () => {
  test.each([
    ['zero', 0],
    ['one', 1],
    ['few', 6],
    ['3', 3],
  ])('of %s is %d', (shots, want) => {
    expect(shotCount(shots, 6)).toBe(want);
  });

  test.each(['some', '', '1.5', 'constructor'])('of %j is refused', (shots) => {
    expect(() => shotCount(shots, 6)).toThrow(`Expected shots to be zero, one, few or a number, got "${shots}"`);
  });
});

describe('sameText', () => {
  test.each([
    ['  I love IT ', 'i love it', true],
    ['I love it!', 'i love it', false],
  ])('of %j and %j: %s', (first, second, want) => {
    expect(sameText(first) === sameText(second)).toBe(want);
  });
});
