/** The words of the project as types. Readonly throughout; outcomes are unions, never numbers with a special value. */
import type { BatchFormat } from './batch.js';
import type { Invariant } from './contract.js';
import type { Doc } from './doc.js';
import type { Rng } from './rng.js';

// ---------------------------------------------------------------- data

/** One row of a dataset. `metadata` keeps the columns that have no meaning here. */
export interface Item {
  readonly id: string;
  readonly input: string;
  readonly context?: string;
  readonly label?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The task families that operators make promises about; `labels` is any closed set of labels. */
export type TaskName = 'sentiment' | 'yes-no' | 'labels';

/** What is asked of the model, and which answers there are. */
export interface Task {
  /** The name in reports. */
  readonly name: string;
  /** The family whose promises hold for it: a key of an operator's `expects`. */
  readonly like: TaskName;
  /** The instruction that is put to the model. */
  readonly question: string;
  /** The labels as they are reported, e.g. `Positive`. */
  readonly labels: readonly string[];
  /** Label to its opposite; a label without one is left out. Symmetric. */
  readonly opposites: Readonly<Record<string, string>>;
  /** Label to other ways in which replies and datasets write it, lower case. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

// ---------------------------------------------------------------- perturbations

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
}

export interface Rule {
  /** One line for users: what the rule does. */
  readonly about: string;
  /** Source and follow-up, at least one pair; the contract suite holds the rule to them. */
  readonly examples: readonly (readonly [source: string, followUp: string])[];
  /** Texts that the rule must not touch: every false positive found becomes one. */
  readonly leaves?: readonly string[];
  /** Takes the place of the operator's promises: a task that is left out here is not perturbed by this rule. */
  readonly expects?: Promises;
  /** Tried only once the operator's other rules have no more to propose: a frame around any text, beside changes within it. */
  readonly fallback?: boolean;
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

// ---------------------------------------------------------------- models

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Params {
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly topP?: number;
  readonly seed?: number;
}

export interface Reply {
  readonly text: string;
  /** Why the model stopped: at its end, at the token limit, or because a filter withheld the text. */
  readonly finish: 'stop' | 'length' | 'filtered';
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** How long the model took over it, in milliseconds. */
  readonly ms?: number;
}

export interface ModelRequest {
  readonly messages: readonly Message[];
  readonly params: Params;
  readonly signal: AbortSignal;
  /** Which asking of the same messages it is, from 0: an identity arm and repeats ask them again. No model is sent it. */
  readonly turn?: number;
  /** Makes the reply safe; until that is done, no other request takes this one's place. */
  readonly keep?: (reply: Reply) => Promise<void>;
}

export interface Model {
  /** The name in tables, e.g. `openai:gpt-4o`. */
  readonly name: string;
  /** Throws `ModelError` when there is no reply; never returns an error as text. */
  complete(request: ModelRequest): Promise<Reply>;
}

/** How an experiment names a model: `provider:name`, with the provider's own settings. */
export interface ModelSpec {
  readonly provider: string;
  readonly name: string;
  readonly baseUrl?: string;
  /** Requests under way at once at most. */
  readonly maxConcurrency?: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  /** Seconds that one attempt at a request may take. */
  readonly timeout?: number;
  /** How often one request is tried in all. */
  readonly attempts?: number;
  /** Seconds before the second attempt, half of them by chance; they double with each further one. */
  readonly retryDelay?: number;
  /** US dollars a million tokens, instead of what is in our list. */
  readonly price?: Price;
}

/** US dollars a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** A server that answered. */
export interface Reached {
  readonly address: string;
  /** Whether it has the model; absent: it does not tell. */
  readonly knows?: boolean;
}

/** A family of models, e.g. `openai`; the package behind it is loaded by `open`, not before. */
export interface ModelProvider {
  readonly name: string;
  readonly about: string;
  /** Specifications that work, for `list models`. */
  readonly examples: readonly string[];
  /** Whether it answers in this process: nothing is paid for, and no network is in between. */
  readonly local?: boolean;
  /** The environment variables that its key is read from, any of them; absent: it needs none. */
  readonly keys?: readonly string[];
  /** Tokens that a reply may have where an experiment names no limit; absent: as many as the model likes. */
  readonly maxTokens?: number;
  /** How it takes requests as a file; absent: it does not. */
  readonly batch?: BatchFormat;
  /** Where requests go when the environment names another address than the provider's own. Throws `UserError` for one that is none. */
  address?(environment: Readonly<Record<string, string | undefined>>): string | undefined;
  /**
   * Asks the server for what costs nothing, to tell whether it can be reached with this key and has the model. Throws
   * `UserError` for a missing key and `ModelError` for what the server, or the network, says. Absent: there is no such request.
   */
  reach?(
    spec: ModelSpec,
    environment: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ): Promise<Reached>;
  /** The file that the answers of a model come from: another content of it makes another run. */
  file?(spec: ModelSpec): string;
  /** The key that a model's requests go with: workers that share one share its limits. Throws as `open` does. */
  key?(spec: ModelSpec, environment: Readonly<Record<string, string | undefined>>): string | undefined;
  /** Throws `UserError` for an unknown model name, or a key missing from `environment`. */
  open(spec: ModelSpec, environment: Readonly<Record<string, string | undefined>>): Promise<Model>;
}

// ---------------------------------------------------------------- answers and verdicts

/** What a reply was read as. `value` is one of the task's labels, spelled as the task spells it. */
export type Answer =
  | { readonly kind: 'answer'; readonly value: string }
  | { readonly kind: 'refused' | 'unreadable'; readonly reply: string };

/** An answer, or the infrastructure's failure to get one (which is never an answer). */
export type Outcome = Answer | { readonly kind: 'error'; readonly reason: string };

export type InconclusiveCause = 'refused' | 'unreadable' | 'no-opposite' | 'model-error';

export type Verdict =
  | { readonly status: 'held' }
  | { readonly status: 'violated'; readonly reason: string }
  | { readonly status: 'inconclusive'; readonly cause: InconclusiveCause; readonly reason: string };

/** Two answers that were read, as labels of the task. */
export interface AnswerPair {
  readonly source: string;
  readonly followUp: string;
  readonly task: Task;
  /** For relations with a score: what it must reach, instead of their own. */
  readonly threshold?: number;
}

export interface Relation {
  readonly name: RelationName;
  readonly about: string;
  /** What its score must reach unless a suite says otherwise; absent: it has no score. */
  readonly threshold?: number;
  check(pair: AnswerPair): Verdict | Promise<Verdict>;
  /** The labels that are right for the follow-up when `label` is right for the source; none: there is no such label. */
  expected(given: { readonly label: string; readonly task: Task }): readonly string[];
}

// ---------------------------------------------------------------- measures

export type Shots = 'zero' | 'one' | 'few' | (string & {});

/** The condition that a row of a table stands for. */
export interface Condition {
  readonly model: string;
  readonly task: string;
  /** Whether the prompt carried the item's context. */
  readonly context: boolean;
  readonly shots: Shots;
}

/** One judged metamorphic test case under one condition: what tables are counted from. */
export interface Observation extends Condition {
  readonly category: string;
  /** The item: intervals are clustered by it. */
  readonly item: string;
  readonly source: Outcome;
  readonly followUp: Outcome;
  readonly verdict: Verdict;
  /** The right label of the source, and those right for the follow-up; null where there is no label, or none can be right. */
  readonly key: { readonly label: string; readonly expected: readonly string[] } | null;
  /** The identity arm of this source: how often it was asked again and read, and how often the answer then differed. */
  readonly again: { readonly of: number; readonly changed: number };
  /** The set that the follow-up is of, where it is of one. */
  readonly member?: Membership;
}

/** All plug-ins that a command works with: the built-in ones and the user's. */
export interface Plugins {
  readonly perturbations: readonly Perturbation[];
  readonly relations: readonly Relation[];
  readonly models: readonly ModelProvider[];
  readonly invariants: readonly Invariant[];
  /** Of the user's plug-ins; absent: there are none. */
  readonly fingerprint?: string;
}
