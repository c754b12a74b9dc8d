import { hash } from '../../core/hash.js';
import { inverseRulesKind } from '../artefacts/kinds.js';
import type { OutputRule, PromptUnderTest } from '../specification.js';
import { fold } from './fold-text.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

/** The opposite of each rule, each made by itself. */
export async function makeInverseRules(
  prompt: PromptUnderTest,
  rules: readonly OutputRule[],
  session: StageSession,
): Promise<readonly OutputRule[]> {
  const parts = await refresh(
    session,
    inverseRulesKind,
    rules.map((rule) => ({
      part: rule.id,
      from: { ...promptSource(prompt), 'its rule': hash(rule.rule) },
      async make(turn) {
        const made = await session.generator.inverse(prompt, rule, turn);
        if (made.kind === 'none') return made;
        if (fold(made.value) === fold(rule.rule)) return { kind: 'none', reason: 'what came is the rule itself' };
        return { ...made, value: [{ id: `${rule.id}i`, rule: made.value.trim() }] };
      },
    })),
  );
  return [...parts.values()].flat();
}
