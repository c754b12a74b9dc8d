import type { Redis } from 'ioredis';
import { UserError } from '../../core/errors.js';
import type { ModelSpec, Plugins } from '../../core/types.js';
import { openModel, providerOf } from '../../models/index.js';
import { discardQueue } from './discard-queue.js';
import { createMeter } from './meter.js';
import { replyStore } from './reply-store.js';
import { findRun, type RunRecord } from './run-record.js';
import { type ServedQueue, serveQueue } from './served-queue.js';
import { sharedAllowance } from './shared-allowance.js';

/** A run whose work a worker takes. */
export interface ServedRun {
  readonly models: readonly string[];
  /** Replies a second of late. */
  rate(): number;
  /** What the coordinator says anew of the session; false: it is another session. */
  update(record: RunRecord | undefined): boolean;
  /** @param over whether nobody needs its queues any more */
  leave(why: string, over: boolean): Promise<void>;
}

export interface ServeRun {
  readonly redis: Redis;
  readonly id: string;
  readonly record: RunRecord;
  readonly plugins: Plugins;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly takeover: number;
  readonly note: (text: string) => void;
  /** Tells why a model is not asked here. */
  readonly refuse: (reason: string) => void;
}

/** Asks the models of a run that can be asked here: a key may be missing. */
export async function serveRun(options: ServeRun): Promise<ServedRun> {
  const { id, redis, record, refuse } = options;
  const replies = replyStore(redis, id);
  const meter = createMeter(Date.now());
  const queues = new Map<string, ServedQueue>();
  for (const model of record.models) {
    const onReply = () => meter.count();
    const onError = ({ message }: Error) => options.note(`${record.name}: ${message}`);
    try {
      const opened = await openFor(model, options);
      const { takeover } = options;
      const common = { redis, queue: model.queue, batch: record.batch, takeover, replies, onReply, onError };
      queues.set(model.queue, serveQueue({ ...common, ...opened }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refuse(error.message);
    }
  }
  const end = (models: RunRecord['models']) => {
    for (const { queue, ending } of models)
      if (ending) queues.get(queue)?.end(new Error('the coordinator asks nothing more'));
  };
  end(record.models);
  return {
    models: record.models.filter(({ queue }) => queues.has(queue)).map(({ name }) => name),
    rate: () => meter.rate(Date.now()),
    update(now) {
      if (now?.session !== record.session) return false;
      end(now.models);
      return true;
    },
    async leave(why, over) {
      for (const queue of queues.values()) queue.end(new Error(why));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      if (!over || (await findRun(redis, id))?.head?.session === record.session) return; // it came back, after Redis lost it
      for (const queue of queues.keys()) await discardQueue(redis, queue);
    },
  };
}

async function openFor({ name, spec: found }: RunRecord['models'][number], { redis, plugins, environment }: ServeRun) {
  const spec: ModelSpec = found;
  const provider = plugins.models.find((each) => each.name === spec.provider);
  if (!provider) throw new UserError(`there is no provider named ${spec.provider} here`);
  const { local = false, key } = providerOf(spec, plugins.models);
  const model = await openModel(spec, environment, plugins.models);
  if (model.name !== name) throw new UserError(`${name} is ${model.name} here`);
  const by = { model: name, address: spec.baseUrl, key: key?.(spec, environment) };
  return { spec, model, local, allowance: local ? undefined : sharedAllowance(redis, by, spec) };
}
