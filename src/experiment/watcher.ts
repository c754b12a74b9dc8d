import type { Reply } from '../core/types.js';

/** How one asking was settled: `kept` by the log, the cache or an equal request, `answered` by the model, or not at all. */
export type Settled =
  | { readonly how: 'kept' | 'error' }
  | { readonly how: 'answered'; readonly usage: Reply['usage']; readonly cost?: number | undefined };

/** Tells whoever watches how far a run is. */
export interface Watcher {
  /** `requests`: askings of each model at most; equal ones are asked once. */
  planned(plan: {
    readonly items: number;
    readonly cases: number;
    readonly requests: number;
    readonly models: readonly string[];
  }): void | Promise<void>;
  settled(model: string, settled: Settled): void;
  /** A model that cannot be asked on, or that is waited for. */
  note(text: string): void;
  /** Who does the work, where that is not this process: one line, each time there is news of it. */
  workers?(line: string): void;
}
