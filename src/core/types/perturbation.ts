import type { Doc } from '../doc.js';
import type { Rng } from '../rng.js';
import type { Task, TaskName } from './task.js';

export type RelationName = 'same' | 'opposite' | 'different' | 'similar' | (string & {});

/** Replace `[start, end)` of the source (UTF-16 offsets) by `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One follow-up that a rule proposes; `relation` narrows the rule's promise for this one, `because` says why. */
export interface Candidate {
  readonly edits: readonly Edit[];
  readonly relation?: RelationName;
  readonly because?: string;
  /** When it has its turn, if its rule `ranks`: first what readers accepted in other texts, last what they refuse most. */
  readonly rank?: 'first' | 'last';
}

/** One of a set of follow-ups that say the same of different groups, and differ in nothing else. */
export interface GroupCandidate extends Candidate {
  /** `attribute: group`, such as `religion: Sikh`. */
  readonly group: string;
}

export type Promises = Readonly<Partial<Record<TaskName, RelationName>>>;

export interface RuleContext {
  readonly task: Task;
  readonly rng: Rng;
  /** The label that the dataset gives the text, as the task spells it; undefined where it gives none. */
  readonly label?: string | undefined;
}

export interface Rule {
  /** One line for users: what the rule does. */
  readonly about: string;
  /** Source and follow-up, at least one pair, and the source's label for a rule that asks for it; the contract suite holds the rule to them. */
  readonly examples: readonly (readonly [source: string, followUp: string, label?: string])[];
  /** Texts that the rule must not touch, whatever their label: every false positive found becomes one. */
  readonly leaves?: readonly string[];
  /** Takes the place of the operator's promises: a task that is left out here is not perturbed by this rule. */
  readonly expects?: Promises;
  /** Tried only once the operator's other rules have no more to propose: a frame around any text, beside changes within it. */
  readonly fallback?: boolean;
  /** Some of what it proposes has a `rank`. */
  readonly ranks?: boolean;
  /**
   * Words in lower case, of which one stands in every text that `propose` has something for, as such or as a token or its
   * base form; or how a word begins or ends in three letters (`abc*`, `*xyz`), or a sign, as `neededWords` tells them: then what
   * else its expressions need stands there too. The rule is not tried on other texts. Asked for once; nothing where there are no such words.
   */
  words?(): Iterable<string> | undefined;
  /**
   * A cheap condition of the text without which the rule has nothing: it is not tried then, so `propose` need not ask again. Best a
   * function that many rules share.
   */
  readonly onlyIf?: (doc: Doc) => boolean;
  /** Enumerates every follow-up that the rule can vouch for; the engine samples among them. */
  propose(doc: Doc, context: RuleContext): Iterable<Candidate>;
  /**
   * Sets of follow-ups, one for every group of one attribute, that must all get one answer; no group twice in a set.
   */
  sets?(doc: Doc, context: RuleContext): Iterable<readonly GroupCandidate[]>;
}

export interface Perturbation {
  /** The operator's name, which is its file's name. */
  readonly name: string;
  /** The category in tables; for most operators the name. */
  readonly category: string;
  readonly about: string;
  /** Task to the relation that must hold; a task left out is never perturbed. */
  readonly expects: Promises;
  /** Rule id to rule; the ids stand in every report. */
  readonly rules: Readonly<Record<string, Rule>>;
}

/** A follow-up's place in a set: all of a set must get one answer. */
export interface Membership {
  /** Hash of item, operator, rule and the set's edits. */
  readonly set: string;
  /** `attribute: group`, such as `religion: Sikh`. */
  readonly group: string;
}

/** One follow-up of one item, with all that is known about how it was made. */
export interface FollowUp {
  /** Hash of item, operator, rule and edits: the same test has the same id in every run. */
  readonly id: string;
  readonly item: string;
  readonly operator: string;
  readonly category: string;
  readonly rule: string;
  readonly relation: RelationName;
  readonly source: string;
  readonly followUp: string;
  readonly edits: readonly Edit[];
  readonly because?: string;
  readonly member?: Membership;
}
