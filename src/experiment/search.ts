import type { Rng } from '../core/rng.js';
import type { Candidate, FollowUp, Task } from '../core/types.js';
import { aptPlaces } from './apt-rules.js';
import { type Asking, type Candidates, candidatesOf, meetsCondition } from './candidates-of.js';
import { inRounds, ROUNDS, ranks } from './rounds.js';
import { type OperatorSelection, type UsableRule, usableRules } from './selection.js';
import type { SourceText } from './source-text.js';
import { toFollowUp } from './to-follow-up.js';

type Chosen = Pick<OperatorSelection, 'operator' | 'rules'>;

/** One candidate of a rule. */
interface Found {
  readonly rule: UsableRule;
  readonly candidate: Candidate;
}

/** What a rule has beside the first that is taken of it in a round. */
interface Several {
  readonly rule: UsableRule;
  readonly candidates: Candidates;
  readonly from: number;
}

const NO_RULES: readonly UsableRule[] = [];
const NO_TURNS: readonly number[] = [];
const NOTHING: readonly Found[] = [];

/**
 * The search for a text's follow-ups by one operator, step by step: rules are tried in a random order and in turn, so
 * that no rule crowds out the others; what is of the first rank comes before all others, and what is of the last rank or a
 * fallback after them. Nothing where the text is not English. Depends on the seed, the item, the operator and the task
 * alone. Throws UserError, naming the rule, where one breaks the plug-in contract (edits outside the text or overlapping).
 *
 * It is no generator and makes few objects: a text takes a hundred steps, most of which find nothing.
 */
export class Search implements Asking {
  /** The rule that the next step tries; undefined where that takes one more of those that were tried, and at the end. */
  next: UsableRule | undefined;
  /** Whether there is nothing more. */
  ended = false;
  readonly text: SourceText;
  readonly task: Task;
  readonly rng: Rng;
  private readonly chosen: Chosen;
  private readonly rounds: readonly (readonly UsableRule[])[];
  private round = -1;
  /** The rules of the round, and the places of those that may have something, in the order in which they have their turn. */
  private rules: readonly UsableRule[] = NO_RULES;
  private turns: readonly number[] = NO_TURNS;
  private turn = 0;
  /** Rules of the round with more than one candidate; when all rules were tried, what is left of them `waits`. */
  private several: Several[] | undefined;
  private waits: readonly Found[] = NOTHING;
  private taken = 0;
  /** What rules made that come in several rounds. */
  private made: Map<UsableRule, Candidates | undefined> | undefined;

  constructor(text: SourceText, chosen: Chosen, task: Task, seed: Rng) {
    this.text = text;
    this.chosen = chosen;
    this.task = task;
    this.rng = seed.fork(`${text.item.id}/${chosen.operator.name}`);
    this.rounds = inRounds(usableRules(chosen.operator, task));
    if (text.doc().english) this.goToNext();
    else this.ended = true;
  }

  /**
   * One step: the next rule is tried, or one more is taken of those that were. Gives what it found; whoever wants more calls
   * `goToNext` before the next step.
   */
  goOn(): FollowUp | undefined {
    const found = this.next ? this.firstOf(this.next) : this.waits[this.taken++];
    return found && toFollowUp(this.text, this.chosen.operator, found.rule, found.candidate);
  }

  private firstOf(rule: UsableRule): Found | undefined {
    const candidates = this.candidatesOf(rule);
    if (!candidates) return undefined;
    const takes = ROUNDS[this.round]?.takes;
    for (let at = 0; at < candidates.length; at++) {
      const candidate = candidates.at(at);
      if (!takes?.(candidate, rule)) continue;
      if (at + 1 < candidates.length) {
        const more = { rule, candidates, from: at + 1 };
        if (this.several) this.several.push(more);
        else this.several = [more];
      }
      return { rule, candidate };
    }
    return undefined;
  }

  private candidatesOf(rule: UsableRule): Candidates | undefined {
    if (this.made?.has(rule)) return this.made.get(rule);
    const candidates = candidatesOf(this, this.chosen.operator, rule);
    if (ranks(rule)) {
      this.made ??= new Map();
      this.made.set(rule, candidates);
    }
    return candidates;
  }

  /** Finds what the next step does: which rule it tries. */
  goToNext(): void {
    for (;;) {
      this.next = this.nextOfRound();
      if (this.next) return;
      if (this.several) {
        const rest = this.several.map((each) => ({ rule: each.rule, left: this.leftOf(each) }));
        [this.waits, this.taken, this.several] = [inTurn(rest), 0, undefined];
      }
      if (this.taken < this.waits.length) return;
      this.round++;
      if (this.round >= ROUNDS.length) {
        this.ended = true;
        return;
      }
      this.rules = this.rounds[this.round] ?? NO_RULES;
      this.turns =
        this.rules.length > 0 ? aptPlaces(this.rules, this.text.doc(), this.rng, this.chosen.rules) : NO_TURNS;
      this.turn = 0;
    }
  }

  private leftOf({ rule, candidates, from }: Several): readonly Candidate[] {
    const left: Candidate[] = [];
    for (let at = from; at < candidates.length; at++) {
      const candidate = candidates.at(at);
      if (ROUNDS[this.round]?.takes(candidate, rule)) left.push(candidate);
    }
    return left;
  }

  /** The next rule of the round that may have something. */
  private nextOfRound(): UsableRule | undefined {
    while (this.turn < this.turns.length) {
      const rule = this.rules[this.turns[this.turn++] as number];
      if (rule && !this.hadNothing(rule) && (!rule.onlyIf || meetsCondition(this.text, this.chosen.operator, rule)))
        return rule;
    }
    return undefined;
  }

  /** In a round before this one. */
  private hadNothing(rule: UsableRule): boolean {
    return this.made?.has(rule) === true && !this.made.get(rule);
  }
}

/** One of each, then another of each, as long as there are any. */
function inTurn(rest: readonly { readonly rule: UsableRule; readonly left: readonly Candidate[] }[]): readonly Found[] {
  const found: Found[] = [];
  const most = Math.max(...rest.map(({ left }) => left.length));
  for (let turn = 0; turn < most; turn++)
    for (const { rule, left } of rest) {
      const candidate = left[turn];
      if (candidate) found.push({ rule, candidate });
    }
  return found;
}
