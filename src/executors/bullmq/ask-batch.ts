import { ModelError } from '../../core/errors.js';
import type { Model, Reply } from '../../core/types.js';
import type { Batch, QueuedRequest } from './job.js';
import { broughtError, type ReplyStore } from './reply-store.js';

export interface AskBatch {
  /** One that keeps its replies. */
  readonly model: Model;
  readonly replies: ReplyStore;
  /** Fires when nothing more is to be sent: what is under way is waited for, the rest goes back unasked. */
  readonly over: AbortSignal;
  /** Fires when the batch is another worker's. */
  readonly lost: AbortSignal;
  readonly onReply: () => void;
}

/**
 * Asks what of a batch has no reply yet: a worker before this one may have brought some. Each reply and each error is in
 * the store before another request takes its place. Throws what is no failure of a model's, once all else is done.
 */
export async function askBatch({ requests }: Batch, { model, replies, over, lost, onReply }: AskBatch): Promise<void> {
  async function ask({ key, messages, params, turn }: QueuedRequest): Promise<void> {
    try {
      const keep = (reply: Reply) => replies.put(key, { model: model.name, reply });
      await model.complete({ messages, params, turn, signal: lost, keep });
      onReply();
    } catch (error) {
      if (error instanceof ModelError) await replies.put(key, broughtError(model.name, error));
      else if (!over.aborted || lost.aborted) throw error;
    }
  }
  const held = await replies.get(requests.map(({ key }) => key));
  const results = await Promise.allSettled(requests.filter((_, at) => held[at] === undefined).map(ask));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
