import type { Model, ModelProvider, ModelSpec } from '../core/types.js';
import { anthropic } from './anthropic.js';
import type { Environment } from './api-key.js';
import { embedded } from './embedded/index.js';
import { gemini } from './gemini.js';
import { type ModelEntry, readModelSpec } from './model-spec.js';
import { openai } from './openai.js';
import { replay } from './replay.js';

/** The built-in providers, in the order in which they are listed. */
export const models: readonly ModelProvider[] = [embedded, openai, gemini, anthropic, replay];

/** Where a model is served, by its specification or by the environment; undefined: by its provider itself. */
export function addressOf(
  { provider, baseUrl }: Pick<ModelSpec, 'provider' | 'baseUrl'>,
  environment: Environment,
  providers: readonly ModelProvider[] = models,
): string | undefined {
  return baseUrl ?? providers.find(({ name }) => name === provider)?.address?.(environment);
}

/** The file that a model's answers come from; undefined: they come from no file. */
export function answersOf(spec: ModelSpec, providers: readonly ModelProvider[] = models): string | undefined {
  return providers.find(({ name }) => name === spec.provider)?.file?.(spec);
}

/** Tokens of a reply at most, where an experiment names no limit; undefined: there is none. */
export function replyLimit(
  { provider }: Pick<ModelSpec, 'provider'>,
  providers: readonly ModelProvider[] = models,
): number | undefined {
  return providers.find(({ name }) => name === provider)?.maxTokens;
}

/** Whether the model answers in this process: nothing is paid for. */
export function isLocal(
  { provider }: Pick<ModelSpec, 'provider'>,
  providers: readonly ModelProvider[] = models,
): boolean {
  return providers.some(({ name, local }) => name === provider && local === true);
}

/** `readModelSpec` with the built-in providers, unless a configuration brings more. */
export function parseModelSpec(entry: ModelEntry, providers: readonly ModelProvider[] = models): ModelSpec {
  return readModelSpec(entry, providers);
}

/** The model by its name, to count what it would be asked: it needs no key, and cannot be asked. */
export async function nameModel(
  spec: ModelSpec,
  environment: Environment,
  providers: readonly ModelProvider[] = models,
): Promise<Model> {
  if (isLocal(spec, providers)) return await openModel(spec, environment, providers);
  const name = `${spec.provider}:${spec.name}`;
  return { name, complete: () => Promise.reject(new Error(`Expected ${name} not to be asked`)) };
}

/** The model, ready to be asked. Throws `UserError` for what its provider lacks in the environment, before any request. */
export async function openModel(
  spec: ModelSpec,
  environment: Environment,
  providers: readonly ModelProvider[] = models,
): Promise<Model> {
  const provider = providers.find(({ name }) => name === spec.provider);
  if (provider === undefined) throw new RangeError(`Expected a provider named \`${spec.provider}\``);
  return await provider.open(spec, environment);
}
