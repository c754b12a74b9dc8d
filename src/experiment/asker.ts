import { ModelError } from '../core/errors.js';
import { hash } from '../core/hash.js';
import type { Message, Model, Params, Reply } from '../core/types.js';
import { limiter } from '../models/limiter.js';
import type { ReplyLog } from '../store/reply-log.js';

/** A reply, or why there is none. */
export type Asked =
  | { readonly kind: 'reply'; readonly text: string; readonly finish: Reply['finish'] }
  | { readonly kind: 'error'; readonly reason: string };

export interface Asker {
  /**
   * The reply to the messages, from the log where it is there. `turn` tells askings of the same messages apart: equal
   * messages of one turn are asked once. Throws ModelError where no other request can do better, and what the signal
   * was aborted with.
   */
  ask(messages: readonly Message[], turn: number): Promise<Asked>;
  /** Resolves when no request is under way: until then a reply may still come, and be logged. */
  idle(): Promise<void>;
}

export interface AskerOptions {
  readonly model: Model;
  /** Where the model is served, when that is not its provider's own address. */
  readonly baseUrl: string | undefined;
  readonly params: Params;
  readonly maxConcurrency: number;
  readonly signal: AbortSignal;
  readonly log: ReplyLog;
  /** Told once for each request that is settled, from the log too. */
  readonly onSettled: (how: Asked['kind']) => void;
}

export function createAsker({ model, baseUrl, params, maxConcurrency, signal, log, onSettled }: AskerOptions): Asker {
  const limited = limiter(maxConcurrency);
  const underWay = new Map<string, Promise<Asked>>();
  /** Why no further request is sent: one failed in a way that every other would. */
  let over: ModelError | undefined;

  async function request(key: string, messages: readonly Message[]): Promise<Asked> {
    try {
      signal.throwIfAborted();
      if (over) throw over;
      const started = performance.now();
      const reply = await model.complete({ messages, params, signal });
      log.add({ key, model: model.name, ...reply, ms: Math.round(performance.now() - started) });
      return { kind: 'reply', text: reply.text, finish: reply.finish };
    } catch (error) {
      if (error instanceof ModelError && !error.fatal) return { kind: 'error', reason: error.message };
      if (error instanceof ModelError) over ??= error;
      throw error;
    }
  }

  return {
    async ask(messages, turn) {
      const key = hash([model.name, baseUrl ?? null, messages, params, turn]);
      const known = log.get(key);
      if (known) {
        onSettled('reply');
        return { kind: 'reply', text: known.text, finish: known.finish };
      }
      const waiting = underWay.get(key);
      if (waiting) {
        const reply = await waiting;
        onSettled(reply.kind);
        return reply;
      }
      const asked = limited(() => request(key, messages));
      underWay.set(key, asked);
      try {
        const reply = await asked;
        onSettled(reply.kind);
        return reply;
      } finally {
        underWay.delete(key);
      }
    },
    async idle() {
      await Promise.allSettled(underWay.values());
    },
  };
}
