import { existsSync } from 'node:fs';
import { isObject } from '../datasets/row.js';
import { type Distribution, distributionOf } from '../statistics/distribution.js';
import { follow } from './follow.js';

/** What the replies of a model took, as far as its provider tells; those from the cache took nothing this time. */
export interface Usage {
  readonly model: string;
  readonly replies: number;
  readonly cached: number;
  readonly ms: Distribution | undefined;
  readonly input: Distribution | undefined;
  readonly output: Distribution | undefined;
}

interface Values {
  replies: number;
  cached: number;
  readonly ms: number[];
  readonly input: number[];
  readonly output: number[];
}

/** Counts what was added to a file of replies since it was last asked. */
export function openUsage(file: string): () => readonly Usage[] {
  const models = new Map<string, Values>();
  let read = 0;
  return () => {
    if (!existsSync(file)) return [];
    read = follow(file, read, (reply) => count(models, reply));
    return [...models].map(([model, { replies, cached, ms, input, output }]) => ({
      ...{ model, replies, cached },
      ...{ ms: distributionOf(ms), input: distributionOf(input), output: distributionOf(output) },
    }));
  };
}

function count(models: Map<string, Values>, reply: unknown): void {
  if (!isObject(reply)) return;
  const { model, ms, usage, cached } = reply;
  if (typeof model !== 'string') return;
  const values = models.get(model) ?? { replies: 0, cached: 0, ms: [], input: [], output: [] };
  models.set(model, values);
  values.replies++;
  if (cached === true) values.cached++;
  else if (typeof ms === 'number') values.ms.push(ms);
  if (!isObject(usage)) return;
  const { inputTokens, outputTokens } = usage;
  if (typeof inputTokens === 'number') values.input.push(inputTokens);
  if (typeof outputTokens === 'number') values.output.push(outputTokens);
}
