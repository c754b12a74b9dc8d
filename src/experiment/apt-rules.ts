import type { Doc } from '../core/doc.js';
import { byKeys } from '../english/by-keys.js';
import type { UsableRule } from './selection.js';

/** Lists of rules do not change: each is looked through once. */
const known = new WeakMap<readonly UsableRule[], (doc: Doc) => UsableRule[]>();

/** Those of the rules that may have something for a text, by its words; in an array of its own. */
export function aptRules(rules: readonly UsableRule[], doc: Doc): UsableRule[] {
  if (rules.length === 0) return [];
  let apt = known.get(rules);
  if (!apt) {
    apt = byKeys(rules, ({ rule }) => rule.words?.());
    known.set(rules, apt);
  }
  return apt(doc);
}
