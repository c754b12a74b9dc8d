import { WHOLE } from '../artefacts/kind.js';
import { baselineKind } from '../artefacts/kinds.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import { enoughTests } from './enough-tests.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** Tests from the prompt alone, to compare with. */
export async function makeBaselineTests(
  prompt: PromptUnderTest,
  count: number,
  session: StageSession,
): Promise<readonly GeneratedTest[]> {
  const parts = await refresh(session, baselineKind, [
    {
      part: WHOLE,
      from: { ...promptSource(prompt), 'the number of tests': String(count) },
      async make(turn) {
        const wanted = { prompt, rule: undefined, kind: 'baseline', inputs: undefined, count } as const;
        const made = await enoughTests(session.generator, wanted, turn);
        if (made.kind === 'none') return made;
        const value = made.value.map((draft, at) => ({
          ...{ id: `base-${at + 1}`, kind: 'baseline' as const, rule: null },
          ...draft,
        }));
        return { ...made, value };
      },
    },
  ]);
  return parts.get(WHOLE) ?? [];
}
