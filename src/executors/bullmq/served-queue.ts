import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Model, ModelSpec } from '../../core/types.js';
import type { Allowance } from '../../models/allowance.js';
import { considerate } from '../../models/considerate.js';
import { keeping } from '../../models/keeping.js';
import { askBatch } from './ask-batch.js';
import { type Batch, TRIES } from './job.js';
import { QUEUES } from './keys.js';
import type { ReplyStore } from './reply-store.js';

/** One model's queue, as a worker serves it. */
export interface ServedQueue {
  /** Sends nothing more: what is under way is waited for, the rest goes back. */
  end(reason: Error): void;
  /** Takes no more batches; resolves when those it has are done. */
  close(): Promise<void>;
}

export interface ServedQueueOptions {
  readonly redis: Redis;
  readonly queue: string;
  readonly spec: ModelSpec;
  /** As its provider opens it. */
  readonly model: Model;
  readonly local: boolean;
  /** What all workers may ask together; undefined: as much as they like. */
  readonly allowance: Allowance | undefined;
  readonly replies: ReplyStore;
  /** Requests of a batch at most. */
  readonly batch: number;
  /** Milliseconds without a sign of life after which another worker takes over a batch. */
  readonly takeover: number;
  readonly onReply: () => void;
  readonly onError: (error: Error) => void;
}

/** Requests under way at once at most, where the user says nothing; of models in this process. */
const [MOST, MOST_LOCAL] = [64, 8];

export function serveQueue(options: ServedQueueOptions): ServedQueue {
  const { redis, spec, model, local, batch, takeover, onError } = options;
  const over = new AbortController();
  const gate = { before: () => over.signal.throwIfAborted(), after: () => undefined };
  const session = { stopping: over.signal, gate, ...(options.allowance && { allowance: options.allowance }) };
  const asked = local ? keeping(model) : considerate(model, spec, session);
  const most = local ? MOST_LOCAL : (spec.maxConcurrency ?? MOST);
  const worker = new Worker<Batch>(
    options.queue,
    async (job, _token, lost = new AbortController().signal) => {
      if (over.signal.aborted) return;
      await askBatch(job.data, {
        ...{ model: asked, replies: options.replies, over: over.signal, lost, onReply: options.onReply },
      });
    },
    {
      connection: redis,
      prefix: QUEUES,
      concurrency: Math.ceil(most / batch) + 1, // one more than is asked at once, so that none waits for the next
      lockDuration: takeover,
      stalledInterval: Math.ceil(takeover / 2),
      maxStalledCount: TRIES - 1,
    },
  );
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id, 'the batch was taken over');
  });
  worker.on('error', (error) => {
    if (!over.signal.aborted) onError(error);
  });
  return {
    end: (reason) => over.abort(reason),
    close: () => worker.close(),
  };
}
