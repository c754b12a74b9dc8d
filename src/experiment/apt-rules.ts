import type { Doc } from '../core/doc.js';
import { wordsOf } from '../english/words-of.js';
import type { UsableRule } from './selection.js';

interface Index {
  readonly always: readonly UsableRule[];
  readonly byWord: ReadonlyMap<string, readonly UsableRule[]>;
}

/** Lists of rules do not change: each is looked through once. */
const known = new WeakMap<readonly UsableRule[], Index>();

/** Those of the rules that may have something for a text, by its words. */
export function aptRules(rules: readonly UsableRule[], doc: Doc): readonly UsableRule[] {
  const index = known.get(rules) ?? indexed(rules);
  known.set(rules, index);
  const { always, byWord } = index;
  if (byWord.size === 0) return always;
  const apt = new Set<UsableRule>();
  for (const word of wordsOf(doc)) for (const rule of byWord.get(word) ?? []) apt.add(rule);
  return [...always, ...apt];
}

function indexed(rules: readonly UsableRule[]): Index {
  const always: UsableRule[] = [];
  const byWord = new Map<string, UsableRule[]>();
  for (const usable of rules) {
    const words = usable.rule.words?.();
    if (!words) always.push(usable);
    for (const word of new Set(words)) {
      const those = byWord.get(word);
      if (those) those.push(usable);
      else byWord.set(word, [usable]);
    }
  }
  return { always, byWord };
}
