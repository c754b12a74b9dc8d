import type { ModelSpec, Plugins } from '../core/types.js';
import { addressOf, openModel, providerOf } from '../models/index.js';
import { priceOf } from '../models/prices.js';
import type { OpenedModel } from './prepare.js';

/** A model with all that a run needs to know of it. Throws UserError for a name that there is not, and for a missing key. */
export async function openOne(
  spec: ModelSpec,
  plugins: Pick<Plugins, 'models'>,
  environment: Readonly<Record<string, string | undefined>>,
  open: typeof openModel = openModel,
): Promise<OpenedModel> {
  const { local = false, maxTokens, file, batch } = providerOf(spec, plugins.models);
  const address = addressOf(spec, environment, plugins.models);
  return {
    spec,
    model: await open(spec, environment, plugins.models),
    address,
    price: local ? undefined : priceOf({ ...spec, baseUrl: address }),
    local,
    maxTokens,
    file: file?.(spec),
    batch,
  };
}
