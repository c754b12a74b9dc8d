import { WHOLE } from '../artefacts/kind.js';
import { rulesKind } from '../artefacts/kinds.js';
import type { OutputRule, PromptUnderTest } from '../specification.js';
import { fold } from './fold-text.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** What every output must keep; undefined: it could not be made. */
export async function makeRules(
  prompt: PromptUnderTest,
  session: StageSession,
): Promise<readonly OutputRule[] | undefined> {
  const parts = await refresh(session, rulesKind, [
    {
      part: WHOLE,
      from: promptSource(prompt),
      async make(turn) {
        const made = await session.generator.rules(prompt, turn);
        if (made.kind === 'none') return made;
        const { value, notes } = numbered(made.value);
        return { ...made, value, notes: [...made.notes, ...notes] };
      },
    },
  ]);
  return parts.get(WHOLE);
}

/** The rules with their ids; the same rule twice is one. */
function numbered(sentences: readonly string[]): {
  readonly value: readonly OutputRule[];
  readonly notes: readonly string[];
} {
  const folded = sentences.map(fold);
  const different = sentences.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
  const twice = sentences.length - different.length;
  return {
    value: different.map((rule, at) => ({ id: `r${at + 1}`, rule: rule.trim() })),
    notes: [
      ...(twice > 0 ? [`${twice} of the rules came twice and ${twice === 1 ? 'was' : 'were'} dropped`] : []),
      ...(different.length === 0 ? ['the prompt demands nothing of its output: there are no rules, and no tests of rules'] : []), // biome-ignore format: a list
    ],
  };
}
