import type { Doc } from '../core/doc.js';
import { spread } from '../core/path-hash.js';
import type { Rng } from '../core/rng.js';
import { placesByKeys } from '../english/by-keys.js';
import { oneMayMatch } from '../english/may-match.js';
import { expressionsOf } from '../english/needed-words.js';
import type { UsableRule } from './selection.js';

/** What is known of a list of rules, which does not change. */
interface Known {
  /** The places of those that have one of their words in a text. */
  readonly byWords: (doc: Doc) => number[];
  /** For rules whose words are those of expressions, in their places: whether one of these may match. */
  readonly mayMatch: readonly (((doc: Doc) => boolean) | undefined)[];
  /** The numbers of the rules' names. */
  readonly numbers: Int32Array;
}
const known = new WeakMap<readonly UsableRule[], Known>();

/**
 * Those of the rules that may have something for a text, in a random order. Which of two comes first depends on the stream and
 * their names alone, not on what other rules there are.
 */
export function aptRules(rules: readonly UsableRule[], doc: Doc, rng: Rng): UsableRule[] {
  return aptPlaces(rules, doc, rng, undefined).map((place) => rules[place] as UsableRule);
}

/** The places of those rules among all: numbers are put in order faster. In an array of its own. */
export function aptPlaces(
  rules: readonly UsableRule[],
  doc: Doc,
  rng: Rng,
  ids: readonly string[] | undefined,
): number[] {
  if (rules.length === 0) return [];
  const { byWords, mayMatch, numbers } = known.get(rules) ?? learn(rules);
  const apt = byWords(doc);
  let left = 0;
  for (const place of apt) if (mayMatch[place]?.(doc) ?? true) apt[left++] = place;
  apt.length = left;
  orderBy(apt, numbers, rng.int(2 ** 32));
  return ids ? apt.filter((place) => ids.includes(rules[place]?.id ?? '')) : apt;
}

function learn(rules: readonly UsableRule[]): Known {
  const mayMatch: (((doc: Doc) => boolean) | undefined)[] = rules.map(() => undefined);
  const places = new Map(rules.map((rule, place) => [rule, place]));
  const byWords = placesByKeys(rules, (usable) => {
    const words = usable.rule.words?.();
    const expressions = words && expressionsOf(words);
    if (expressions) mayMatch[places.get(usable) ?? 0] = oneMayMatch(expressions);
    return words;
  });
  const learnt = { byWords, mayMatch, numbers: Int32Array.from(rules, ({ number }) => number) };
  known.set(rules, learnt);
  return learnt;
}

/** The numbers by which the rules of one text have their turn, each with the rule's place behind it: one array for all texts. */
const turns: number[] = [0.5];
/** More rules than a list has. */
const PLACES = 2 ** 16;

/** Orders places of rules by what a drawn number and the rules' own make together; by insertion, for they are few. */
function orderBy(places: number[], numbers: Int32Array, drawn: number): void {
  for (let next = 0; next < places.length; next++) {
    const place = places[next] as number;
    const turn = spread(drawn ^ (numbers[place] as number)) * PLACES + place;
    let at = next;
    for (; at > 0 && (turns[at - 1] as number) > turn; at--) turns[at] = turns[at - 1] as number;
    turns[at] = turn;
  }
  for (let at = 0; at < places.length; at++) places[at] = (turns[at] as number) & (PLACES - 1);
}
