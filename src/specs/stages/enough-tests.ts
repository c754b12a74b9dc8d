import type { DraftTest, Generator, Made, TestsWanted } from '../generators/generator.js';
import { soundTests } from './sound-tests.js';

/** The tests that were asked for; where they are too few, the missing ones are asked for once more, and what then is missing is said. */
export async function enoughTests(
  generator: Generator,
  wanted: Omit<TestsWanted, 'already'>,
  turn: number,
): Promise<Made<readonly DraftTest[]>> {
  const { prompt } = wanted;
  // Without variables every test is the same one.
  const count = prompt.inputs.length === 0 ? Math.min(1, wanted.count) : wanted.count;
  const first = await generator.tests({ ...wanted, count, already: [] }, turn);
  const sound = first.kind === 'made' ? soundTests(first.value, prompt, []) : { tests: [], notes: [first.reason] };
  const notes = [...(first.kind === 'made' ? first.notes : []), ...sound.notes];
  const missing = count - sound.tests.length;
  const more = missing > 0 && first.kind === 'made' ? await again(generator, { ...wanted, count: missing, already: sound.tests }, turn) : undefined; // biome-ignore format: one sentence
  const tests = [...sound.tests, ...(more?.tests ?? [])].slice(0, count);
  if (tests.length === 0 && count > 0)
    return { kind: 'none', reason: [...notes, ...(more?.notes ?? [])][0] ?? 'no tests came' };
  const few = tests.length < count ? [`asked for ${count} tests, got ${tests.length}`] : [];
  const extra = sound.tests.length > count ? [`asked for ${count} tests, got ${sound.tests.length}: the others are left out`] : []; // biome-ignore format: a list
  return { kind: 'made', value: tests, notes: [...notes, ...(more?.notes ?? []), ...extra, ...few] };
}

async function again(generator: Generator, wanted: TestsWanted, turn: number) {
  const made = await generator.tests(wanted, turn);
  if (made.kind === 'none') return { tests: [], notes: [`asked again: ${made.reason}`] };
  const { tests, notes } = soundTests(made.value, wanted.prompt, wanted.already);
  return { tests, notes: [...made.notes, ...notes].map((text) => `asked again: ${text}`) };
}
