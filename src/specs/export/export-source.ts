import type { CompiledRule } from '../compile/compiled-rule.js';
import type { UserMetric } from '../evaluate/metrics/user-metrics.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';

/** What is exported: a prompt with its rules, its tests, and the metrics of its user. */
export interface ExportSource {
  readonly prompt: PromptUnderTest;
  readonly rules: readonly CompiledRule[];
  readonly tests: readonly GeneratedTest[];
  readonly metrics: readonly UserMetric[];
  /** Who judges there; undefined: the format's usual one. */
  readonly judge: string | undefined;
  /** The models to test there. */
  readonly models: readonly string[];
}

/** A file of an export; `beside` the main one where it has an ending of its own. */
export interface ExportFile {
  /** What its name ends with in the place of the main file's ending; undefined: it is the main file. */
  readonly ending: string | undefined;
  readonly text: string;
}

export interface Exported {
  readonly files: readonly ExportFile[];
  /** What to know of it: what does not go over, what is to be filled in. */
  readonly notes: readonly string[];
}
