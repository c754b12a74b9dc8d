import type { Message, Reply } from '../../core/types.js';

/** What came of a request: a reply, or why there was none after all attempts. */
export type RecordedOutcome =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'error'; readonly reason: string };

/** What is known of the request that got an answer. */
export interface RecordedCondition {
  readonly line: number;
  readonly outcome: RecordedOutcome;
  /** Which asking of the same messages it was; absent: it is told by its place among those of the same request. */
  readonly turn?: number | undefined;
  /** `zero`, `one`, `few` or a number; anything else says nothing about the prompt. */
  readonly shots?: string | undefined;
  /** Whether there was a context, or which. */
  readonly context?: boolean | string | undefined;
}

/** One answer of a recording. */
export interface RecordedAnswer extends RecordedCondition {
  /** What to find it by: the text or prompt that was asked, or the messages. */
  readonly asked: string | readonly Message[];
  readonly model?: string | undefined;
}
