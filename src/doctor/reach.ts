import type { ModelSpec, Plugins } from '../core/types.js';
import { openModel, providerOf } from '../models/index.js';
import { within } from '../models/within.js';
import { type Check, failed } from './check.js';

export interface ReachOptions {
  readonly plugins: Pick<Plugins, 'models'>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** How long a server may take, in seconds. */
  readonly seconds: number;
}

/** Whether a model can be asked: its key is there, its server answers and has it. No tokens are spent on it. */
export async function reachCheck(spec: ModelSpec, { plugins, environment, seconds }: ReachOptions): Promise<Check> {
  const name = `${spec.provider}:${spec.name}`;
  const provider = providerOf(spec, plugins.models);
  try {
    await openModel(spec, environment, plugins.models);
    if (provider.local) return { name, status: 'ok', found: 'is in this process' };
    if (provider.reach === undefined)
      return { name, status: 'ok', found: 'its provider has no request that costs nothing: not asked' };
    const signal = new AbortController().signal;
    const reached = await within(
      { signal, deadline: 1000 * seconds },
      async (own) => await provider.reach?.(spec, environment, own),
    );
    return verdict(name, reached?.address ?? '', reached?.knows);
  } catch (error) {
    return failed(name, withoutName(error, name));
  }
}

function verdict(name: string, address: string, knows: boolean | undefined): Check {
  if (knows === true) return { name, status: 'ok', found: `${address} answers and has it` };
  if (knows === undefined)
    return { name, status: 'ok', found: `${address} answers; it does not say which models it has` };
  return {
    name,
    status: 'warn',
    found: `${address} answers, but does not name this model`,
    fix: 'Check the name, or load the model there (Ollama: ollama pull NAME)',
  };
}

/** The message stands beside the name already. */
function withoutName(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || !error.message.startsWith(`${name}: `)) return error;
  const { hint } = error as Error & { hint?: string };
  return Object.assign(new Error(error.message.slice(name.length + 2)), hint === undefined ? {} : { hint });
}
