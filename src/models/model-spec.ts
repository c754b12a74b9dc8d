import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { ModelProvider, ModelSpec } from '../core/types.js';
import { baseUrl } from './base-url.js';

/** A model as experiments name it. */
export type ModelEntry =
  | string
  | { readonly use: string; readonly baseUrl?: string | undefined; readonly maxConcurrency?: number | undefined };

/**
 * `openai:llama3.2:8b` as provider and name; the name keeps its colons. Throws `UserError` for a missing part, a provider
 * that is not among `providers`, an address that is none, or a concurrency below 1.
 */
export function readModelSpec(entry: ModelEntry, providers: readonly ModelProvider[]): ModelSpec {
  const { use, ...settings } = typeof entry === 'string' ? { use: entry } : entry;
  const [, provider = '', name = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/s.exec(use) ?? [undefined, use.trim()];
  const known = providers.map((each) => each.name);
  if (!known.includes(provider)) throw unknownProvider(use, provider, name, known);
  if (name === '') {
    const example = providers.find((each) => each.name === provider)?.examples[0];
    throw new UserError(`Expected a name after \`${provider}:\`, got \`${use}\``, example && `For example ${example}`);
  }
  if (
    settings.maxConcurrency !== undefined &&
    !(Number.isInteger(settings.maxConcurrency) && settings.maxConcurrency > 0)
  ) {
    throw new UserError(
      `${use}: Expected \`maxConcurrency\` to be a whole number from 1, got \`${settings.maxConcurrency}\``,
    );
  }
  return {
    provider,
    name,
    ...(settings.baseUrl !== undefined && { baseUrl: baseUrl(settings.baseUrl) }),
    ...(settings.maxConcurrency !== undefined && { maxConcurrency: settings.maxConcurrency }),
  };
}

function unknownProvider(use: string, provider: string, name: string, known: readonly string[]): UserError {
  const what =
    name === ''
      ? `Expected a model as \`provider:name\`, got \`${use}\``
      : `Unknown provider \`${provider}\` in \`${use}\``;
  return new UserError(`${what}.${didYouMean(provider, known)}`, `Providers: ${known.join(', ')}`);
}
