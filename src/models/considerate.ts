import type { Model, ModelRequest, ModelSpec, Reply } from '../core/types.js';
import type { Allowance } from './allowance.js';
import { keeping } from './keeping.js';
import { outspoken } from './outspoken.js';
import { paced } from './pace.js';
import { type RetryOptions, retrying } from './retry.js';
import { timed } from './timed.js';

/** Requests under way at first, and at most where the user says nothing. */
const START = 8;
const MOST = 64;
/** Seconds that one attempt may take. */
const TIMEOUT = 120;

/** Who is asked before each attempt, and told after it. */
export interface Gate {
  /** Throws where the attempt is not to be made. */
  before(): void;
  /** With the reply, or with what was thrown. */
  after(outcome: Reply | Error): void;
}

/** What a session of a run has to do with how a model is asked. */
export interface Session {
  /** Fires when nothing more is to be asked: whoever waits for an attempt then waits no longer. */
  readonly stopping: AbortSignal;
  readonly gate: Gate;
  /** What may be asked a minute, where others ask too; else the limits of the model's settings are for this process. */
  readonly allowance?: Allowance;
  readonly onRetry?: RetryOptions['onRetry'];
}

/**
 * A provider's model, asked as a guest: each attempt within its time, as many at once as pay, and again after what can
 * pass. A request that waits for its next attempt stands in nobody's way.
 */
export function considerate(
  model: Model,
  {
    maxConcurrency = MOST,
    requestsPerMinute,
    tokensPerMinute,
    timeout = TIMEOUT,
    attempts,
    retryDelay,
  }: Omit<ModelSpec, 'provider' | 'name' | 'baseUrl' | 'price'>,
  { stopping, gate, allowance, onRetry }: Session,
): Model {
  const pace = { start: START, most: maxConcurrency, requestsPerMinute, tokensPerMinute, allowance, stopping };
  return retrying(paced(keeping(outspoken(gated(timed(model, timeout * 1000), gate))), pace), {
    stopping,
    ...(attempts !== undefined && { attempts }),
    ...(retryDelay !== undefined && { minDelay: retryDelay * 1000 }),
    ...(onRetry !== undefined && { onRetry }),
  });
}

/** The model, with a gate before each attempt. */
export function gated(model: Model, gate: Gate): Model {
  return {
    name: model.name,
    async complete(request: ModelRequest) {
      gate.before();
      const reply = await model.complete(request).catch((error: Error) => {
        gate.after(error);
        throw error;
      });
      gate.after(reply);
      return reply;
    },
  };
}
