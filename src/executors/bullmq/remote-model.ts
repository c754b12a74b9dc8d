import { ModelError } from '../../core/errors.js';
import { requestKey } from '../../core/request-key.js';
import type { Model, Reply } from '../../core/types.js';
import type { Askable } from '../executor.js';
import { createBatcher } from './batcher.js';
import type { QueuedRequest } from './job.js';
import type { RemoteQueue, RemoteQueueOptions } from './remote-queue.js';
import { errorOf, type ReplyStore } from './reply-store.js';

interface Waiting {
  readonly request: QueuedRequest;
  readonly signal: AbortSignal;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
  /** How often it came back unasked. */
  returned: number;
}

export interface RemoteOptions {
  readonly replies: ReplyStore;
  readonly openQueue: (handlers: Pick<RemoteQueueOptions, 'onEnded'>) => Promise<RemoteQueue>;
  readonly batch: number;
  /** Fires when nothing more is to be asked: what no worker has begun is then rejected with its reason. */
  readonly stopping: AbortSignal;
  /** Tells the workers of it. */
  readonly onStopping: () => void;
  /** What is under way was given up: the store is to be left for a later session. */
  readonly onAbandoned: () => void;
}

/** A model that workers ask, in batches. */
export interface RemoteModel extends Model {
  close(): Promise<void>;
}

/** Milliseconds that a batch waits to be full. */
const PATIENCE = 5;
/** A request that so many batches brought back unasked is given up: whoever takes them does not ask. */
const RETURNS = 20;

export function remoteModel({ model, address }: Askable, options: RemoteOptions): RemoteModel {
  const { replies, stopping } = options;
  const waiting = new Map<string, Waiting>();
  const heeded = new WeakSet<AbortSignal>();
  const queue = options.openQueue({ onEnded: (requests, reason) => void settle(requests, reason) });
  const batcher = createBatcher<Waiting>({ size: options.batch, patience: PATIENCE, send });

  function send(batch: readonly Waiting[]): void {
    queue.then(
      (open) => open.send(batch.map(({ request }) => request)),
      (error: unknown) => fail(batch, error),
    );
  }

  function fail(these: Iterable<Waiting>, reason: unknown): void {
    for (const each of these) {
      waiting.delete(each.request.key);
      each.reject(reason);
    }
  }

  async function settle(requests: readonly QueuedRequest[], reason: string | undefined): Promise<void> {
    const these = requests.flatMap(({ key }) => waiting.get(key) ?? []);
    try {
      const brought = await replies.get(these.map(({ request }) => request.key));
      const kept = these.filter((each, at) => conclude(each, brought[at], reason));
      // Whoever waited has logged its reply once all that is due now has run, unless its disk refused.
      await new Promise((due) => setImmediate(due));
      await replies.drop(kept.filter(({ signal }) => !signal.aborted).map(({ request }) => request.key));
    } catch (error) {
      fail(these, error);
    }
  }

  /** Whether there is something in the store for it. */
  function conclude(each: Waiting, brought: Awaited<ReturnType<ReplyStore['get']>>[number], reason?: string): boolean {
    if (brought) {
      waiting.delete(each.request.key);
      if ('reply' in brought) each.resolve(brought.reply);
      else each.reject(errorOf(brought));
    } else if (reason !== undefined) {
      fail([each], new ModelError('server', `${model.name}: its batch was given up: ${reason}`));
    } else if (stopping.aborted) fail([each], stopping.reason);
    else if (++each.returned > RETURNS)
      fail([each], new ModelError('server', `${model.name}: ${RETURNS} batches came back without it`));
    else batcher.add(each);
    return brought !== undefined;
  }

  function stop(): void {
    fail(batcher.take(), stopping.reason);
    options.onStopping();
    queue.then((open) => open.withdraw()).catch(() => undefined); // where Redis is away, the next look finds them
  }
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });

  /** What is under way is to be given up: what workers bring of it stays in the store, for a later session. */
  function heed(signal: AbortSignal): void {
    if (heeded.has(signal)) return;
    heeded.add(signal);
    const giveUp = () => {
      fail(waiting.values(), signal.reason);
      options.onAbandoned();
    };
    signal.addEventListener('abort', giveUp, { once: true });
  }

  return {
    name: model.name,
    complete: ({ messages, params, signal, turn = 0 }) =>
      new Promise((resolve, reject) => {
        if (stopping.aborted) return reject(stopping.reason);
        const key = requestKey({ model: model.name, baseUrl: address }, { messages, turn }, params);
        const each = { request: { key, messages, params, turn }, signal, resolve, reject, returned: 0 };
        heed(signal);
        waiting.set(key, each);
        batcher.add(each);
      }),
    async close() {
      stopping.removeEventListener('abort', stop);
      await (await queue).close();
    },
  };
}
