import type { Relation } from '../core/types.js';
import type { KnownPrice } from '../models/prices.js';
import { inputTokens } from '../models/tokens.js';
import { promptConditions } from './conditions.js';
import { distinctRequests } from './distinct-requests.js';
import { type HeldIn, openHeldReplies } from './held-replies.js';
import { byItem } from './plan.js';
import { planAside } from './plan-aside.js';
import type { OpenedModel, Prepared } from './prepare.js';
import { readCases } from './read-cases.js';

/** What asking one model would take. */
export interface ModelEstimate {
  readonly model: string;
  /** Whether it answers in this process: nothing is paid for. */
  readonly local: boolean;
  /** Distinct requests that would be sent. */
  readonly requests: number;
  /** Distinct requests that need not be sent, by where their outcome is. */
  readonly held: Readonly<Record<HeldIn, number>>;
  /** An estimate, by the length of the texts. */
  readonly inputTokens: number;
  /** At most; undefined: the replies have no limit. */
  readonly outputTokens: number | undefined;
  readonly price: KnownPrice | undefined;
  /** US dollars, for the input alone and with replies as long as they may be; undefined: not known. */
  readonly cost: { readonly input: number | undefined; readonly most: number | undefined };
}

export interface Estimate {
  readonly counts: { readonly items: number; readonly cases: number };
  readonly models: readonly ModelEstimate[];
}

export interface EstimateOptions {
  /** The folder that the run would have; what it holds already is not asked again. It is not made. */
  readonly folder: string;
  readonly relations: readonly Relation[];
  /** The folder of replies that outlive runs; undefined: they are not looked at. */
  readonly cache: string | undefined;
  readonly note: (text: string) => void;
}

/** Counts what a run would ask. Asks nothing, writes nothing, and memory does not grow with the texts. */
export async function estimateRun(prepared: Prepared, options: EstimateOptions): Promise<Estimate> {
  const { folder, manifest, remove } = await planAside(options.folder, prepared, options.relations);
  const held = openHeldReplies(folder, options.cache);
  try {
    const conditions = await promptConditions(prepared, folder, options.note);
    const cases = () => byItem(readCases(folder));
    const counted = new Map(prepared.models.map((opened) => [opened, emptyCount()]));
    for await (const { key, to, messages } of distinctRequests(prepared, { cases, conditions })) {
      const count = counted.get(to);
      if (!count) continue;
      const where = held.find(key, to);
      if (where) count.held[where]++;
      else {
        count.requests++;
        count.inputTokens += inputTokens(messages);
      }
    }
    return {
      counts: manifest.counts ?? { items: 0, cases: 0 },
      models: [...counted].map(([opened, count]) => priced(opened, count, prepared)),
    };
  } finally {
    held.close();
    remove();
  }
}

const emptyCount = () => ({ requests: 0, inputTokens: 0, held: { run: 0, 'given-up': 0, cache: 0 } });

function priced(
  { model, local, price, maxTokens }: OpenedModel,
  count: ReturnType<typeof emptyCount>,
  { params }: Prepared,
): ModelEstimate {
  const longest = params.maxTokens ?? maxTokens;
  const outputTokens = longest === undefined ? undefined : longest * count.requests;
  const input = price && (count.inputTokens * price.input) / 1e6;
  const output = price && outputTokens !== undefined ? (outputTokens * price.output) / 1e6 : undefined;
  const cost = local
    ? { input: 0, most: 0 }
    : { input, most: input === undefined || output === undefined ? undefined : input + output };
  return { model: model.name, local, ...count, outputTokens, price, cost };
}
