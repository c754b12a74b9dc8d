import { WHOLE } from '../artefacts/kind.js';
import { intentKind } from '../artefacts/kinds.js';
import type { Intent, PromptUnderTest } from '../specification.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** What the prompt is for; undefined: it could not be made. */
export async function makeIntent(prompt: PromptUnderTest, session: StageSession): Promise<Intent | undefined> {
  const parts = await refresh(session, intentKind, [
    { part: WHOLE, from: promptSource(prompt), make: (turn) => session.generator.intent(prompt, turn) },
  ]);
  return parts.get(WHOLE);
}
