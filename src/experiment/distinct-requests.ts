import { requestKey } from '../core/request-key.js';
import { createKeyIndex } from '../store/key-index.js';
import { type Asking, askingsOf, type Plan, units } from './askings.js';
import type { OpenedModel, Prepared } from './prepare.js';

/** One request of a run, as it is logged and cached. */
export interface Request extends Asking {
  readonly key: string;
  readonly to: OpenedModel;
}

/**
 * Every request that a run may send, each once, in the order of the plan, with those of all models side by side. In memory
 * are the keys, not what they stand for.
 */
export async function* distinctRequests(
  { models, params, experiment: { identity, repeats } }: Pick<Prepared, 'models' | 'params' | 'experiment'>,
  { cases, conditions }: Pick<Plan, 'cases' | 'conditions'>,
): AsyncGenerator<Request> {
  const seen = createKeyIndex();
  for await (const unit of units({ cases, conditions, repeats })) {
    const askings = askingsOf(unit, identity);
    if (!askings) continue;
    for (const asking of [askings.source, ...askings.again, ...askings.followUps])
      for (const to of models) {
        const key = requestKey({ model: to.model.name, baseUrl: to.address }, asking, params);
        if (seen.get(key)) continue;
        seen.set(key, { offset: 0, length: 1 });
        yield { ...asking, key, to };
      }
  }
}
