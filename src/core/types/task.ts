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
