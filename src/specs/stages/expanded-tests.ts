import { hash } from '../../core/hash.js';
import { expandedKind } from '../artefacts/kinds.js';
import type { Effort } from '../effort.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import { refresh } from './refresh.js';
import { soundTests } from './sound-tests.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** Harder and longer ones of the tests, each made from its test. */
export async function makeExpandedTests(
  prompt: PromptUnderTest,
  tests: readonly GeneratedTest[],
  { expanded }: Pick<Effort, 'expanded'>,
  session: StageSession,
): Promise<readonly GeneratedTest[]> {
  const first = tests.filter((test, at) => tests.findIndex(({ rule }) => rule === test.rule) === at);
  const chosen = { none: [], first, all: tests }[expanded];
  const parts = await refresh(
    session,
    expandedKind,
    (prompt.inputs.length === 0 ? [] : chosen).map((test) => ({
      part: test.id,
      from: { ...promptSource(prompt), 'its test': hash(test) },
      async make(turn) {
        const made = await session.generator.expand(prompt, test, turn);
        if (made.kind === 'none') return made;
        const { tests: sound, notes } = soundTests(made.value.slice(0, 1), prompt, [test]);
        if (sound.length < Math.min(1, made.value.length))
          return { kind: 'none', reason: notes[0] ?? 'what came is no test' };
        const value = sound.map((draft) => ({ ...draft, id: `${test.id}x`, kind: test.kind, rule: test.rule }));
        return { kind: 'made', value, notes: [...made.notes, ...notes] };
      },
    })),
  );
  return [...parts.values()].flat();
}
