import { ModelError } from '../core/errors.js';
import type { Model, ModelRequest, Reply } from '../core/types.js';
import { type Allowance, ownAllowance, type PerMinute } from './allowance.js';
import { inputTokens } from './tokens.js';
import { createTurns } from './turns.js';
import { waiting } from './wait.js';
import { createWidth } from './width.js';

export interface PaceOptions extends PerMinute {
  /** Requests under way at once: at first, and at most. */
  readonly start: number;
  readonly most: number;
  /** In the place of the limits: shared with others. */
  readonly allowance?: Allowance | undefined;
  /** Fires when nothing more is to be asked: whoever waits then waits no longer. */
  readonly stopping?: AbortSignal | undefined;
  /** The clock, in milliseconds, and how it is waited on. */
  readonly now?: () => number;
  readonly sleep?: typeof waiting;
}

/** Milliseconds that all requests wait after a refusal that names no time. */
const PAUSE = 1000;

/**
 * The model, asked at the pace that its provider takes: as many requests at once as pay, no more requests and tokens a
 * minute than are allowed, and none while the provider asks to wait. A request that waits for a retry holds no place.
 */
export function paced(model: Model, options: PaceOptions): Model {
  const { now = () => performance.now(), sleep = waiting } = options;
  const width = createWidth({ start: options.start, most: options.most });
  const turns = createTurns(() => width.value);
  const allowance = options.allowance ?? ownAllowance(options, now);
  let resumeAt = 0;

  async function whenAllowed(expected: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const paused = resumeAt - now();
      const delay = paused > 0 || !allowance ? paused : await allowance.take(expected);
      if (delay <= 0) return;
      await sleep(delay, signal, options.stopping);
    }
  }

  async function complete(request: ModelRequest): Promise<Reply> {
    const expected = allowance ? expectedTokens(request) : 0;
    await whenAllowed(expected, request.signal);
    const began = now();
    try {
      const reply = await model.complete(request);
      if (reply.usage) allowance?.correct(reply.usage.inputTokens + reply.usage.outputTokens - expected);
      width.succeeded(now(), began, turns.waiting > 0);
      return reply;
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'rate-limit') {
        width.refused(now(), began);
        resumeAt = Math.max(resumeAt, now() + (error.retryAfter ?? PAUSE));
      }
      throw error;
    }
  }

  return { name: model.name, complete: (request) => turns.take(() => complete(request)) };
}

/** What a request may use: its own words, and as many of the reply as it may have. */
function expectedTokens({ messages, params }: ModelRequest): number {
  return inputTokens(messages) + (params.maxTokens ?? 0);
}
