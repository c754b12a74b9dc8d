import type { Doc } from '../core/doc.js';
import { draw, type Rng } from '../core/rng.js';
import { byKeys } from '../english/by-keys.js';
import { oneMayMatch } from '../english/may-match.js';
import { expressionsOf } from '../english/needed-words.js';
import type { UsableRule } from './selection.js';

/** What is known of a list of rules, which does not change. */
interface Known {
  /** Those that have one of their words in a text. */
  readonly byWords: (doc: Doc) => UsableRule[];
  /** For rules whose words are those of expressions: whether one of these may match. */
  readonly mayMatch: Map<UsableRule, (doc: Doc) => boolean>;
}
const known = new WeakMap<readonly UsableRule[], Known>();

/**
 * Those of the rules that may have something for a text, in a random order; in an array of its own. The order is drawn among
 * all whose words the text has: which expressions may match changes no other's turn.
 */
export function aptRules(rules: readonly UsableRule[], doc: Doc, rng: Rng, ids?: readonly string[]): UsableRule[] {
  if (rules.length === 0) return [];
  const { byWords, mayMatch } = known.get(rules) ?? learn(rules);
  const all = byWords(doc);
  const apt = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  // Drawn at once: what a draw needs is in the processor's caches then, while other texts have their turn between two steps.
  for (let first = 0; first < apt.length; first++) draw(apt, first, rng);
  let left = 0;
  for (const rule of apt) if (mayMatch.get(rule)?.(doc) ?? true) apt[left++] = rule;
  apt.length = left;
  return apt;
}

function learn(rules: readonly UsableRule[]): Known {
  const mayMatch = new Map<UsableRule, (doc: Doc) => boolean>();
  const byWords = byKeys(rules, (usable) => {
    const words = usable.rule.words?.();
    const expressions = words && expressionsOf(words);
    if (expressions) mayMatch.set(usable, oneMayMatch(expressions));
    return words;
  });
  const learnt = { byWords, mayMatch };
  known.set(rules, learnt);
  return learnt;
}
