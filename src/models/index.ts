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

/** The provider of a model. Throws `RangeError` where there is none of that name. */
export function providerOf(
  { provider }: Pick<ModelSpec, 'provider'>,
  providers: readonly ModelProvider[] = models,
): ModelProvider {
  const found = providers.find(({ name }) => name === provider);
  if (found === undefined) throw new RangeError(`Expected a provider named \`${provider}\``);
  return found;
}

/** Where a model is served, by its specification or by the environment; undefined: by its provider itself. */
export function addressOf(
  spec: Pick<ModelSpec, 'provider' | 'baseUrl'>,
  environment: Environment,
  providers: readonly ModelProvider[] = models,
): string | undefined {
  return spec.baseUrl ?? providerOf(spec, providers).address?.(environment);
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
  if (providerOf(spec, providers).local) return await openModel(spec, environment, providers);
  return unasked(spec);
}

/** A model of that name that cannot be asked. */
export function unasked({ provider, name: named }: Pick<ModelSpec, 'provider' | 'name'>): Model {
  const name = `${provider}:${named}`;
  return { name, complete: () => Promise.reject(new Error(`Expected ${name} not to be asked`)) };
}

/** The model, ready to be asked. Throws `UserError` for what its provider lacks in the environment, before any request. */
export async function openModel(
  spec: ModelSpec,
  environment: Environment,
  providers: readonly ModelProvider[] = models,
): Promise<Model> {
  return await providerOf(spec, providers).open(spec, environment);
}
