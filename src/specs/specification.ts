/** What a prompt demands, in the words of PromptPex (Sharma et al. 2025): each type is one artefact on disk. */
import type { MessageTemplate } from '../prompts/message-templates.js';

/** A prompt whose specification is sought. */
export interface PromptUnderTest {
  readonly name: string;
  readonly file: string;
  /** Where its artefacts lie: `tagger.prompty` → `tagger.spec`. */
  readonly folder: string;
  readonly messages: readonly MessageTemplate[];
  /** As it is written, without front matter. */
  readonly text: string;
  /** The variables of its messages, with what the file says of each. */
  readonly inputs: readonly {
    readonly name: string;
    readonly about: string | undefined;
    readonly sample: string | undefined;
  }[];
}

/** Who made a part: a model by its name, `embedded` (language analysis), or a person who edited it. */
export type MadeBy = string;

export interface Intent {
  readonly intent: string;
  /** How the output is to be computed, without the rules on what it must look like: for the agreement of the specification. */
  readonly task: string;
}

/** What a valid input is: independent sentences. */
export interface InputSpecification {
  readonly rules: readonly string[];
}

/** One thing that every output must keep, checkable on the output alone; or its opposite, to provoke with. */
export interface OutputRule {
  /** `r1`, `r2`, …; an inverse rule has the id of its rule with an `i` after it: `r1i`. */
  readonly id: string;
  readonly rule: string;
}

/** What a test is made for: a rule, an inverse rule, or (the baseline) the prompt alone. */
export type TestKind = 'rule' | 'inverse' | 'baseline';

export interface GeneratedTest {
  /** `r1-2`, `r1i-1`, `base-3`; an expanded one has an `x` after the id of what it was made from. */
  readonly id: string;
  readonly kind: TestKind;
  /** The rule's id; null for the baseline. */
  readonly rule: string | null;
  /** A value for each variable of the prompt. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What a model that complies would do. */
  readonly expected: string;
  readonly reason: string;
  /** The kind of situation: typical, boundary, edge, … */
  readonly scenario: string;
}

/** What a model answered to a test, as the output to expect, with what judges think of it. */
export interface ExpectedOutput {
  readonly test: string;
  readonly output: string;
  /** From 0 to 100, a score of each judge. */
  readonly scores: readonly number[];
  /** Whether the scores pass the gate, so that it can be expected. */
  readonly accepted: boolean;
}
