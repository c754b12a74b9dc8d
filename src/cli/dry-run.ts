import { UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';
import type { Estimate, ModelEstimate } from '../experiment/estimate.js';
import { aligned, count, counted } from './aligned.js';
import { leftOut } from './left-out.js';

/** Throws UserError for a format that a dry run is not printed in. */
export function checkDryRunFormat(format: string): void {
  if (format === 'terminal' || format === 'json') return;
  throw new UserError(`--format: Expected terminal or json with --dry-run, got \`${format}\``);
}

/** What a run would take, for people. `limited`: whether the experiment may stop early. */
export function dryRunText(estimate: Estimate, { limited }: { readonly limited: boolean }): string {
  const { counts, models } = estimate;
  const table = [
    ['model', 'requests', 'input tokens', 'output tokens', 'cost'],
    ['', '', 'estimated', 'at most', 'at most'],
    ...models.map((each) => [
      each.model,
      count(each.requests),
      count(each.inputTokens),
      each.outputTokens === undefined ? 'no limit' : count(each.outputTokens),
      costCell(each),
    ]),
    ...(models.length > 1 ? [totalRow(models)] : []),
  ];
  const held = models.map((each) => ({ model: each.model, left: leftOut(each.held, 'resume --errors asks them') }));
  const remarks = [
    ...held.flatMap(({ model, left }) => (left === '' ? [] : [`${model}: left out ${left}.`])),
    ...notes(models, limited),
  ];
  return `${counted(counts.cases, 'follow-up')} of ${counted(counts.items, 'text')}; nothing was asked\n\n${aligned(table)}\n${plainText(remarks.join('\n'))}\n`;
}

/** The same for programs; what is not known is null. */
export function dryRunJson({ counts, models }: Estimate, name: string): string {
  const rows = models.map(({ model, local, requests, held, inputTokens, outputTokens, price, cost }) => ({
    model,
    local,
    requests,
    held: { run: held.run, givenUp: held['given-up'], cache: held.cache },
    inputTokens,
    outputTokens: outputTokens ?? null,
    price: price ? { input: price.input, output: price.output, asOf: price.asOf ?? null } : null,
    cost: { input: cost.input ?? null, most: cost.most ?? null },
  }));
  return `${JSON.stringify({ schema: 1, name, ...counts, models: rows }, null, 2)}\n`;
}

function costCell({ local, cost }: ModelEstimate): string {
  if (local) return 'free';
  if (cost.most !== undefined) return dollars(cost.most);
  return cost.input === undefined ? 'unknown' : `${dollars(cost.input)} + replies`;
}

function totalRow(models: readonly ModelEstimate[]): string[] {
  const costs = models.map(({ cost }) => cost.most);
  const known = costs.filter((cost) => cost !== undefined);
  const outputs = models.map(({ outputTokens }) => outputTokens);
  const bounded = outputs.filter((tokens) => tokens !== undefined);
  return [
    'all',
    count(sum(models.map(({ requests }) => requests))),
    count(sum(models.map(({ inputTokens }) => inputTokens))),
    bounded.length < outputs.length ? 'no limit' : count(sum(bounded)),
    known.length < costs.length ? 'unknown' : dollars(sum(known)),
  ];
}

function notes(models: readonly ModelEstimate[], limited: boolean): string[] {
  const paid = models.filter(({ local }) => !local);
  const dates = [...new Set(paid.flatMap(({ price }) => price?.asOf ?? []))].sort();
  const unpriced = paid.filter(({ price }) => price === undefined).map(({ model }) => model);
  return [
    'Input tokens are an estimate, four characters to one; a request that has to be tried again is counted once.',
    ...(paid.some(({ outputTokens }) => outputTokens === undefined)
      ? ['Replies have no limit: set params: {maxTokens: …} to bound what they cost.']
      : []),
    ...(dates.length > 0
      ? [`Prices are those of ${dates.join(' and ')} (US dollars, not batch); check them before you rely on them.`]
      : []),
    ...(unpriced.length > 0
      ? [`No price is known of ${unpriced.join(', ')}: set price: {input: …, output: …} at the model.`]
      : []),
    ...(limited ? ['The experiment stops early where a category is decided: it may ask less.'] : []),
  ];
}

/** `$ 2.34`; what would be rounded to nothing is `< $ 0.01`. */
function dollars(value: number): string {
  return value > 0 && value < 0.005 ? '< $ 0.01' : `$ ${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`; // biome-ignore format: one line
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
