import type { Message, Params } from '../../core/types.js';

/** One request as it lies in the queue. */
export interface QueuedRequest {
  /** By which its reply is found, here and in the run's folder. */
  readonly key: string;
  readonly messages: readonly Message[];
  readonly params: Params;
  readonly turn: number;
}

/** What one job of the queue is: a batch of requests to one model. */
export interface Batch {
  readonly requests: readonly QueuedRequest[];
}

/** How often a batch is begun: by a worker that throws, or that is gone before it is done. */
export const TRIES = 3;
