import type { Params, Shots, Task } from '../core/types.js';
import type { Columns } from '../datasets/columns.js';
import type { ModelEntry } from '../models/model-spec.js';
import type { StopRule } from '../statistics/decisions.js';

/** The tasks that an experiment may name. */
export const TASK_NAMES = ['sentiment', 'yes-no'] as const;

/** An operator as an experiment names it: by its name, or by its category. */
export interface OperatorEntry {
  readonly use: string;
  /** Only these rules; all when absent. */
  readonly rules?: readonly string[];
  /** At most so many follow-ups of each item. */
  readonly perItem: number;
  /** Whole sets, the same text for every group, `perItem` of them; of these attributes alone where they are listed. */
  readonly sets?: true | readonly string[];
}

/** Operators in turn, each on the follow-up of the one before it, by name or category; at least two. */
export interface ComposeEntry {
  readonly compose: readonly string[];
  readonly perItem: number;
}

export type PerturbationEntry = OperatorEntry | ComposeEntry;

/** Where the cases come from. */
export type ExperimentData =
  | {
      readonly kind: 'dataset';
      readonly file: string;
      readonly limit?: number;
      readonly columns?: Columns;
      /** Absent: every operator that serves the task, with `perItem`. */
      readonly perturbations?: readonly PerturbationEntry[];
      readonly perItem: number;
    }
  | { readonly kind: 'pairs'; readonly file: string };

/** A part of the prompt: the text itself, or the file that holds it. */
export type PromptPart = string | { readonly file: string };

/** An experiment as it was read: plain JSON, defaults filled in, paths absolute. Names are not looked up yet: `checkNames` does. */
export interface Experiment {
  readonly name: string;
  /** The name of a built-in task, or a task of its own. */
  readonly task: (typeof TASK_NAMES)[number] | Task;
  readonly data: ExperimentData;
  readonly shots: readonly Shots[];
  /** How many demonstrations `few` has. */
  readonly fewShots: number;
  /** A file of demonstrations; absent: the task's own. */
  readonly demonstrations?: string;
  /** With (true) or without the items' context; each is a condition. */
  readonly context: readonly boolean[];
  /** None: the command line names them. */
  readonly models: readonly ModelEntry[];
  readonly params: Params;
  readonly prompt: { readonly system?: PromptPart; readonly user?: PromptPart; readonly demonstration?: PromptPart };
  /** How often each source is asked again, to tell the model's own noise. */
  readonly identity: number;
  /** How often everything is asked. */
  readonly repeats: number;
  readonly seed: number;
  /** When a category is asked no further; absent: all is asked. */
  readonly stop?: StopRule;
}
