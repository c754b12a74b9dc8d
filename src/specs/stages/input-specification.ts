import { WHOLE } from '../artefacts/kind.js';
import { inputSpecificationKind } from '../artefacts/kinds.js';
import type { InputSpecification, PromptUnderTest } from '../specification.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** What a valid input is; undefined: it could not be made. */
export async function makeInputSpecification(
  prompt: PromptUnderTest,
  session: StageSession,
): Promise<InputSpecification | undefined> {
  const parts = await refresh(session, inputSpecificationKind, [
    {
      part: WHOLE,
      from: promptSource(prompt),
      async make(turn) {
        const made = await session.generator.inputSpecification(prompt, turn);
        return made.kind === 'none' ? made : { ...made, value: made.value.rules };
      },
    },
  ]);
  const rules = parts.get(WHOLE);
  return rules && { rules };
}
