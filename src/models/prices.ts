import { readLexicon } from '../core/lexicon-file.js';
import type { ModelSpec, Price, Reply } from '../core/types.js';

/** A price, and when it was what the provider asked; without a date it is the user's own. */
export interface KnownPrice extends Price {
  readonly asOf?: string;
}

/**
 * What is asked for a model: what the user says, else from our dated list; undefined where it is not there, or where the
 * model is served by somebody else. A version after the name (`gpt-4o-2024-08-06`, `claude-sonnet-4-20250514`, `…-latest`) is of the model.
 */
export function priceOf({
  provider,
  name,
  baseUrl,
  price,
}: Pick<ModelSpec, 'provider' | 'name' | 'baseUrl' | 'price'>): KnownPrice | undefined {
  if (price !== undefined) return price;
  if (baseUrl !== undefined) return undefined;
  const rows = readLexicon(new URL('./prices.tsv', import.meta.url));
  const model = name.replace(/^models\//u, '').replace(/-(?:latest|\d{3}|\d{8}|\d{4}-\d{2}-\d{2}|preview[\w-]*)$/u, '');
  const row = rows.find((each) => each['provider'] === provider && each['model'] === model);
  return (
    row && { input: Number(row['input']), output: Number(row['output']), ...(row['as of'] && { asOf: row['as of'] }) }
  );
}

/** US dollars; undefined where the tokens or the price are not known. */
export function costOf(usage: Reply['usage'], price: Price | undefined): number | undefined {
  return usage && price && (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1e6;
}
