import { requestKey } from '../core/request-key.js';
import type { Message } from '../core/types.js';
import { promptConditions } from '../experiment/conditions.js';
import type { Prepared } from '../experiment/prepare.js';
import type { RunFolder } from '../store/run-folder.js';
import { type Outline, outlinesOf } from './prompts.js';

/** How the requests of a run were made, as far as that can be told from its experiment today. */
export interface KnownRequests {
  readonly outlines: readonly Outline[];
  /** The key of the reply to a prompt; undefined for a model that is not of the run. */
  keyOf(model: string, messages: readonly Message[], repeat: number): string | undefined;
}

/** Where nothing is known: prompts and replies are not shown. */
export const NOTHING_KNOWN: KnownRequests = { outlines: [], keyOf: () => undefined };

export async function knownRequests(prepared: Prepared, folder: RunFolder): Promise<KnownRequests> {
  const conditions = await promptConditions(prepared, folder, () => undefined);
  const { models, experiment, params } = prepared;
  return {
    outlines: outlinesOf(conditions),
    keyOf(name, messages, repeat) {
      const found = models.find(({ model }) => model.name === name);
      if (!found) return undefined;
      const turn = repeat * (experiment.identity + 1);
      return requestKey({ model: name, baseUrl: found.address }, { messages, turn }, params);
    },
  };
}
