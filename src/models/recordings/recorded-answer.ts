import type { Message, Reply } from '../../core/types.js';

/** One answer of a recording, and what is known of the request that got it. */
export interface RecordedAnswer {
  /** What to find it by: the text or prompt that was asked, or the messages. */
  readonly asked: string | readonly Message[];
  readonly reply: Reply;
  readonly line: number;
  readonly model?: string | undefined;
  /** `zero`, `one`, `few` or a number; anything else says nothing about the prompt. */
  readonly shots?: string | undefined;
  /** Whether there was a context, or which. */
  readonly context?: boolean | string | undefined;
}
