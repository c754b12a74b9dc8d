import type {
  GeneratedTest,
  InputSpecification,
  Intent,
  MadeBy,
  OutputRule,
  PromptUnderTest,
} from '../specification.js';

/** What a generator came to: a value with what is to be said of it, or nothing, with the reason. */
export type Made<Value> =
  | { readonly kind: 'made'; readonly value: Value; readonly notes: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

/** A test before it has an id. */
export type DraftTest = Pick<GeneratedTest, 'inputs' | 'expected' | 'reason' | 'scenario'>;

/** What tests are to be made for. */
export interface TestsWanted {
  readonly prompt: PromptUnderTest;
  /** The rule, or the inverse rule; undefined: the prompt alone, for the baseline. */
  readonly rule: OutputRule | undefined;
  readonly kind: GeneratedTest['kind'];
  /** Undefined for the baseline, which knows the prompt alone. */
  readonly inputs: InputSpecification | undefined;
  readonly count: number;
  /** Tests that there are already: others are wanted. */
  readonly already: readonly DraftTest[];
}

/** Who makes the artefacts. `turn` tells askings for the same thing apart: another turn may bring another answer. */
export interface Generator {
  readonly name: MadeBy;
  intent(prompt: PromptUnderTest, turn: number): Promise<Made<Intent>>;
  inputSpecification(prompt: PromptUnderTest, turn: number): Promise<Made<InputSpecification>>;
  /** The rules as sentences; none: the prompt demands nothing of its output. */
  rules(prompt: PromptUnderTest, turn: number): Promise<Made<readonly string[]>>;
  /** The opposite of a rule, as a sentence. */
  inverse(prompt: PromptUnderTest, rule: OutputRule, turn: number): Promise<Made<string>>;
  /** May bring fewer than were asked for, and what is wrong with them: the stage looks at them. */
  tests(wanted: TestsWanted, turn: number): Promise<Made<readonly DraftTest[]>>;
  /** A harder and longer one of a test; none where the generator knows of none, with a note that says why. */
  expand(prompt: PromptUnderTest, test: GeneratedTest, turn: number): Promise<Made<readonly DraftTest[]>>;
}
