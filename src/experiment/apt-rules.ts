import type { Doc } from '../core/doc.js';
import { spread } from '../core/path-hash.js';
import type { Rng } from '../core/rng.js';
import { byKeys } from '../english/by-keys.js';
import { oneMayMatch } from '../english/may-match.js';
import { expressionsOf } from '../english/needed-words.js';
import type { UsableRule } from './selection.js';

/** What is known of a list of rules, which does not change. */
interface Known {
  /** Those that have one of their words in a text. */
  readonly byWords: (doc: Doc) => UsableRule[];
  /** For rules whose words are those of expressions, in their places: whether one of these may match. */
  readonly mayMatch: readonly (((doc: Doc) => boolean) | undefined)[];
}
const known = new WeakMap<readonly UsableRule[], Known>();

/**
 * Those of the rules that may have something for a text, in a random order; in an array of its own. Which of two comes first
 * depends on the stream and their names alone, not on what other rules there are.
 */
export function aptRules(rules: readonly UsableRule[], doc: Doc, rng: Rng, ids?: readonly string[]): UsableRule[] {
  if (rules.length === 0) return [];
  const { byWords, mayMatch } = known.get(rules) ?? learn(rules);
  const apt = byWords(doc);
  let left = 0;
  for (const rule of apt)
    if ((mayMatch[rule.place]?.(doc) ?? true) && (ids?.includes(rule.id) ?? true)) apt[left++] = rule;
  apt.length = left;
  orderBy(apt, rng.int(2 ** 32));
  return apt;
}

function learn(rules: readonly UsableRule[]): Known {
  const mayMatch: (((doc: Doc) => boolean) | undefined)[] = [];
  const byWords = byKeys(rules, (usable) => {
    const words = usable.rule.words?.();
    const expressions = words && expressionsOf(words);
    if (expressions) mayMatch[usable.place] = oneMayMatch(expressions);
    return words;
  });
  const learnt = { byWords, mayMatch };
  known.set(rules, learnt);
  return learnt;
}

/** The numbers by which the rules of one text have their turn: one array for all texts. */
const turns: number[] = [];

/** Orders rules by what a drawn number and their own make together; by insertion, for they are few. */
function orderBy(rules: UsableRule[], drawn: number): void {
  for (let next = 0; next < rules.length; next++) {
    const rule = rules[next] as UsableRule;
    const turn = spread(drawn ^ rule.number);
    let at = next;
    for (; at > 0 && (turns[at - 1] as number) > turn; at--) {
      turns[at] = turns[at - 1] as number;
      rules[at] = rules[at - 1] as UsableRule;
    }
    turns[at] = turn;
    rules[at] = rule;
  }
}
