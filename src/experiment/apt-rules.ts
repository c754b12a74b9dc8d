import type { Doc } from '../core/doc.js';
import { byKeys } from '../english/by-keys.js';
import type { UsableRule } from './selection.js';

/** Lists of rules do not change: each is looked through once. */
const known = new WeakMap<readonly UsableRule[], (doc: Doc) => readonly UsableRule[]>();

/** Those of the rules that may have something for a text, by its words. */
export function aptRules(rules: readonly UsableRule[], doc: Doc): readonly UsableRule[] {
  const apt = known.get(rules) ?? byKeys(rules, ({ rule }) => rule.words?.());
  known.set(rules, apt);
  return apt(doc);
}
