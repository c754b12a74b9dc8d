import type { Bounds } from '../core/bounds.js';
import type { Executing } from '../executors/executor.js';
import { here } from '../executors/local.js';
import type { Gate } from '../models/considerate.js';
import { costOf } from '../models/prices.js';
import type { ErrorLog } from '../store/error-log.js';
import { openReplyCache } from '../store/reply-cache.js';
import type { ReplyLog } from '../store/reply-log.js';
import { type Asker, createAsker } from './asker.js';
import type { Budget } from './budget.js';
import { createFatality, type Fatality } from './fatality.js';
import type { OpenedModel, Prepared } from './prepare.js';
import type { Watcher } from './watcher.js';

/** All that it takes to ask one model of a run. */
export interface AskedModel {
  readonly model: string;
  readonly asker: Asker;
  readonly fatality: Fatality;
  readonly bounds: Bounds;
  close(): void;
}

export interface AskingOptions {
  readonly log: ReplyLog;
  readonly errors: ErrorLog;
  readonly cache: string | undefined;
  readonly budget: Budget;
  readonly stopping: AbortSignal;
  /** Fires when what is under way is to be given up; fired by whoever can no longer keep what is answered. */
  readonly abandon: AbortController;
  readonly watcher: Watcher;
  /** Who asks; without it this process does. */
  readonly executing?: Executing;
}

export function openAsking(
  opened: OpenedModel,
  { params }: Pick<Prepared, 'params'>,
  { log, errors, cache: folder, budget, stopping, abandon, watcher, executing = here }: AskingOptions,
): AskedModel {
  const { address, model, local, price } = opened;
  const fatality = createFatality();
  /** Fires when this model is not asked on: whoever waits for another attempt then waits no longer. */
  const ended = new AbortController();
  const stop = () => ended.abort(stopping.reason);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  const gate: Gate = {
    before() {
      abandon.signal.throwIfAborted();
      stopping.throwIfAborted();
      if (fatality.over) throw fatality.over;
      if (!local) budget.take(price);
    },
    after(outcome) {
      if (outcome instanceof Error) fatality.failed(outcome);
      else fatality.answered();
      if (fatality.over) ended.abort(fatality.over);
      if (!local) budget.spend(outcome instanceof Error ? undefined : outcome.usage, price);
    },
  };
  const cache =
    local || folder === undefined ? undefined : openReplyCache(folder, { model: model.name, baseUrl: address });
  const executed = executing.open(opened, { stopping: ended.signal, gate });
  return {
    model: model.name,
    fatality,
    bounds: executed.bounds,
    asker: createAsker({
      model: executed.model,
      baseUrl: address,
      params,
      abandon,
      log,
      errors,
      cache,
      fatality,
      onSettled: (settled) =>
        watcher.settled(
          model.name,
          settled.how === 'answered' ? { ...settled, cost: costOf(settled.usage, price) } : settled,
        ),
    }),
    close: () => cache?.close(),
  };
}
