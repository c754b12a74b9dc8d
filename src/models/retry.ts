import pRetry from 'p-retry';
import { ModelError } from '../core/errors.js';
import type { Model, ModelRequest, Reply } from '../core/types.js';
import { waiting } from './wait.js';
import { within } from './within.js';

export interface RetryOptions {
  /** How often one request is tried in all; 1 or more. */
  readonly attempts?: number;
  /** Milliseconds that one attempt may take; without it an attempt may take as long as the SDK lets it. */
  readonly deadline?: number;
  /** Milliseconds before the second attempt; they double with each further one. */
  readonly minDelay?: number;
  /** Milliseconds that the doubling stops at. */
  readonly maxDelay?: number;
  /** Milliseconds: a provider that asks for a longer wait than this is not waited for. */
  readonly maxRetryAfter?: number;
  /** Told before each wait. */
  readonly onRetry?: (retry: { readonly error: ModelError; readonly attempt: number; readonly delay: number }) => void;
  /** Fires when no further attempt is to be made: a wait for one then ends, with its reason. */
  readonly stopping?: AbortSignal;
  /** Uniform in [0, 1): the jitter. It moves waits, never answers. */
  readonly random?: () => number;
  /** Waits, and rejects with a signal's reason when it fires. */
  readonly sleep?: typeof waiting;
}

/**
 * The model, asked again where that can help: a `ModelError` that is not fatal, after the longer of what the provider asks
 * for (`retryAfter`) and exponential backoff with equal jitter (half fixed, half random; M. Brooker, "Exponential Backoff
 * And Jitter", AWS 2015). Rejects with the last error, or with the reason of the caller's signal as soon as it fires.
 */
export function retrying(model: Model, options: RetryOptions = {}): Model {
  const { attempts = 5, deadline, onRetry, stopping, sleep = waiting } = options;
  const attempt = (request: ModelRequest) =>
    deadline === undefined
      ? model.complete(request)
      : within({ signal: request.signal, deadline }, (signal) => model.complete({ ...request, signal }));
  const complete = ({ signal, ...request }: ModelRequest): Promise<Reply> =>
    pRetry(() => attempt({ ...request, signal }), {
      retries: attempts - 1,
      minTimeout: 0, // the waits are ours: p-retry's own cannot be told how long
      signal,
      shouldRetry: ({ error }) => isWorthRetrying(error, options),
      onFailedAttempt: async ({ error, attemptNumber, retriesLeft }) => {
        if (retriesLeft === 0 || signal.aborted || !isWorthRetrying(error, options)) return;
        const delay = delayAfter(error, attemptNumber, options);
        onRetry?.({ error, attempt: attemptNumber, delay });
        await sleep(delay, signal, stopping);
      },
    }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error; // p-retry wraps a reason that is no Error
    });
  return { name: model.name, complete };
}

function isWorthRetrying(error: Error, { maxRetryAfter = 600_000 }: RetryOptions): error is ModelError {
  return error instanceof ModelError && !error.fatal && (error.retryAfter ?? 0) <= maxRetryAfter;
}

function delayAfter(error: ModelError, attempt: number, options: RetryOptions): number {
  const { minDelay = 1000, maxDelay = 60_000, random = Math.random } = options;
  const backoff = Math.min(maxDelay, minDelay * 2 ** (attempt - 1));
  return Math.max(error.retryAfter ?? 0, Math.round((backoff * (1 + random())) / 2));
}
