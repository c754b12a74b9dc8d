/** The words of prompt contracts as types: what an invariant is, and what it sees and finds. */
import type { z } from 'zod';
import type { Message } from './types.js';

/** One case of a suite, as invariants see it. */
export interface ContractCase {
  readonly id: string;
  readonly category: string;
  /** The text that was put to the model: a follow-up's own, where the case is asked in one. */
  readonly input: string;
  readonly context?: string;
  /** Further variables of the prompt. */
  readonly variables: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What the engine measured of a reply; what is absent is not known. */
export interface Measured {
  /** How long the model took, in milliseconds. */
  readonly latencyMs?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** US dollars. */
  readonly cost?: number;
}

/** A reply of a judge, or why there is none. */
export type Judged =
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'error'; readonly reason: string };

/** All that an invariant is given of a reply. */
export interface Checked {
  readonly reply: string;
  readonly case: ContractCase;
  readonly measured: Measured;
  /**
   * Puts messages to one of the models that `asks` names (`provider:name`; undefined: the judge of the suite), at temperature
   * 0, with the run's cache, pace and budget. Equal messages of one `turn` are asked once.
   */
  readonly ask: (model: string | undefined, messages: readonly Message[], turn: number) => Promise<Judged>;
}

/** Why nothing can be said: the judge's answer could not be read, there was none, what is to be judged was not measured, or the check itself failed. */
export type NothingSaid = 'judge-unreadable' | 'model-error' | 'not-measured' | 'check-failed';

/**
 * What a check came to. `evidence` is what was found, in words that also explain the opposite ("found `refund` at character
 * 12"): a negated invariant fails with it. A score is held against the threshold by the engine.
 */
export type CheckResult =
  | { readonly status: 'held'; readonly evidence: string }
  | {
      readonly status: 'violated';
      /** One sentence: what was expected and what there was instead. */
      readonly reason: string;
      readonly expected?: string;
      readonly actual?: string;
      /** A place in the reply: `character 12`, `line 3`, or a JSON pointer such as `/items/0/price`. */
      readonly where?: string;
    }
  | { readonly status: 'scored'; readonly score: number; readonly evidence: string }
  | { readonly status: 'inconclusive'; readonly cause: NothingSaid; readonly reason: string };

/** A reply for which an invariant of that spec holds, or does not: the contract suite holds it to them. */
export interface InvariantExample {
  readonly spec: Readonly<Record<string, unknown>>;
  readonly reply: string;
  readonly holds: boolean;
  readonly case?: Partial<ContractCase>;
  readonly measured?: Measured;
  /** What a judge would say, whatever it is asked. */
  readonly judge?: string;
}

/** A reply in which an invariant did not hold, as its advice sees it. */
export interface InvariantFailure {
  readonly reply: string;
  readonly reason: string;
  readonly expected?: string;
  readonly where?: string;
  /** The limit that the reply was asked with. */
  readonly maxTokens?: number;
}

/** What one answer must satisfy. `Spec` is what its schema makes of `spec` in a suite. */
export interface Invariant<Spec = unknown> {
  /** Its name in suites and reports: `json_schema`. */
  readonly type: string;
  readonly about: string;
  /** Messages of it end a sentence that begins with "Expected". */
  readonly schema: z.ZodType<Spec>;
  /** Keys of `spec` that name a file, relative to the suite, and the key that its content is put into. */
  readonly files?: Readonly<Record<string, { readonly to: string; readonly as: 'text' | 'json' }>>;
  /** Where it gives scores: what passes unless the suite says otherwise, and which way is better. */
  readonly scores?: { readonly threshold: number; readonly better: 'higher' | 'lower' };
  readonly examples: readonly InvariantExample[];
  /**
   * What to do where it fails, said after “NAME fails in 3 cases: ”: one text, or what each failure asks for, of all that there
   * are (equal texts are told once).
   */
  readonly advice?: string | ((failure: InvariantFailure, all: readonly InvariantFailure[]) => string);
  /** The models that it asks (`provider:name`; undefined: the judge of the suite), so that a missing key is found before anything is asked. */
  asks?(spec: Spec): readonly (string | undefined)[];
  /** Makes the check for one place in a suite, so that patterns and schemas are compiled once. It never throws on a reply. */
  prepare(spec: Spec): (checked: Checked) => CheckResult | Promise<CheckResult>;
}
