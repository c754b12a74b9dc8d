import { ModelError } from '../core/errors.js';
import { requestKey } from '../core/request-key.js';
import type { Message, Model, Params, Reply } from '../core/types.js';
import { given } from '../datasets/given.js';
import type { ErrorLog } from '../store/error-log.js';
import type { ReplyCache } from '../store/reply-cache.js';
import type { ReplyLog } from '../store/reply-log.js';
import type { Asking } from './askings.js';
import type { Fatality } from './fatality.js';
import { RunStopped } from './run-stopped.js';
import type { Settled } from './watcher.js';

/** A reply, or why there is none. */
export type Asked = ({ readonly kind: 'reply' } & Reply) | { readonly kind: 'error'; readonly reason: string };

export interface Asker {
  /**
   * The reply to the messages, from the log or the cache where it is there. `turn` tells askings of the same messages
   * apart: equal messages of one turn are asked once. Rejects with RunStopped where nothing more is to be asked. Any other
   * failure than the model's, such as a full disk, ends all that is under way: what it brings could not be kept.
   */
  ask(messages: readonly Message[], turn: number): Promise<Asked>;
  /** Resolves when no request is under way: until then a reply may still come, and be logged. */
  idle(): Promise<void>;
}

export interface AskerOptions {
  /** As it is to be asked: with its pace, its retries and its gate. */
  readonly model: Model;
  /** Where the model is served, when that is not its provider's own address. */
  readonly baseUrl: string | undefined;
  readonly params: Params;
  /** Fires when what is under way is to be given up. */
  readonly abandon: AbortController;
  readonly log: ReplyLog;
  readonly errors: ErrorLog;
  readonly cache: ReplyCache | undefined;
  readonly fatality: Fatality;
  /** Told once for each asking that is settled. */
  readonly onSettled: (settled: Settled) => void;
}

export function createAsker(options: AskerOptions): Asker {
  const { model, baseUrl, params, abandon, log, errors, cache, fatality, onSettled } = options;
  const underWay = new Map<string, Promise<Asked>>();

  /** What an earlier session or run was answered, or gave up. */
  function kept(key: string): Asked | undefined {
    const logged = log.get(key);
    if (logged) return toAsked(logged);
    const givenUp = errors.get(key);
    if (givenUp) return { kind: 'error', reason: givenUp.reason };
    const cached = cache?.get(key);
    if (!cached) return undefined;
    log.add({ ...cached, model: model.name, cached: true });
    return toAsked(cached);
  }

  async function request(key: string, { messages, turn }: Asking): Promise<Asked> {
    try {
      const reply = await model.complete({ messages, params, signal: abandon.signal, turn });
      log.add({ key, model: model.name, ...reply });
      cache?.add({ key, ...reply });
      onSettled({ how: 'answered', usage: reply.usage });
      return toAsked(reply);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const ended = fatality.over !== undefined && error.fatal; // then it is no failure of this request
      if (!ended) errors.add({ key, model: model.name, kind: error.kind, reason: error.message });
      onSettled({ how: 'error' });
      return { kind: 'error', reason: error.message };
    }
  }

  async function answered(key: string, asking: Asking): Promise<Asked> {
    const known = kept(key) ?? underWay.get(key);
    if (known) {
      const asked = await known;
      onSettled({ how: asked.kind === 'error' ? 'error' : 'kept' });
      return asked;
    }
    const asked = request(key, asking);
    underWay.set(key, asked);
    try {
      return await asked;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async ask(messages, turn) {
      try {
        return await answered(requestKey({ model: model.name, baseUrl }, { messages, turn }, params), {
          messages,
          turn,
        });
      } catch (error) {
        if (!(error instanceof RunStopped)) abandon.abort(error);
        throw error;
      }
    },
    async idle() {
      await Promise.allSettled(underWay.values());
    },
  };
}

function toAsked({ text, finish, usage, ms }: Reply): Asked {
  return { kind: 'reply', text, finish, ...given('usage', usage), ...given('ms', ms) };
}
