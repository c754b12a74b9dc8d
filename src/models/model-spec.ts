import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { ModelProvider, ModelSpec } from '../core/types.js';
import { baseUrl } from './base-url.js';

type Settings = Omit<ModelSpec, 'provider' | 'name'>;

/** A model as experiments name it, with its settings or without. */
export type ModelEntry =
  | string
  | ({ readonly use: string } & { readonly [Name in keyof Settings]?: Settings[Name] | undefined });

interface Range {
  readonly expected: string;
  readonly holds: (value: number) => boolean;
}

const WHOLE: Range = { expected: 'a whole number from 1', holds: (value) => Number.isInteger(value) && value >= 1 };

const SECONDS: Range = {
  expected: 'a number of seconds above 0',
  holds: (value) => value > 0 && Number.isFinite(value),
};

/** The settings that are one number. */
const NUMBERS: ReadonlyMap<Exclude<keyof Settings, 'baseUrl' | 'price'>, Range> = new Map([
  ['maxConcurrency', WHOLE],
  ['requestsPerMinute', WHOLE],
  ['tokensPerMinute', WHOLE],
  ['timeout', SECONDS],
  ['attempts', WHOLE],
  ['retryDelay', SECONDS],
]);

/**
 * `openai:llama3.2:8b` as provider and name; the name keeps its colons. Throws `UserError` for a missing part, a provider
 * that is not among `providers`, an address that is none, or a setting that is out of its range.
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
  for (const [setting, { expected, holds }] of NUMBERS) {
    const value = settings[setting];
    if (value !== undefined && !holds(value)) {
      throw new UserError(`${use}: Expected \`${setting}\` to be ${expected}, got \`${value}\``);
    }
  }
  checkPrice(use, settings.price);
  return {
    provider,
    name,
    ...(settings.baseUrl !== undefined && { baseUrl: baseUrl(settings.baseUrl) }),
    ...Object.fromEntries(
      [...NUMBERS.keys()].flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    ),
    ...(settings.price !== undefined && { price: settings.price }),
  };
}

function checkPrice(use: string, price: Settings['price']): void {
  if (price === undefined || [price.input, price.output].every((dollars) => dollars >= 0 && Number.isFinite(dollars)))
    return;
  throw new UserError(
    `${use}: Expected \`price\` to be US dollars a million tokens, {input: 2.5, output: 10}, got \`${JSON.stringify(price)}\``,
  );
}

function unknownProvider(use: string, provider: string, name: string, known: readonly string[]): UserError {
  const what =
    name === ''
      ? `Expected a model as \`provider:name\`, got \`${use}\``
      : `Unknown provider \`${provider}\` in \`${use}\``;
  return new UserError(`${what}.${didYouMean(provider, known)}`, `Providers: ${known.join(', ')}`);
}
