import type { BatchResult } from '../core/batch.js';
import { UserError } from '../core/errors.js';
import { readLines } from '../datasets/lines.js';
import { place } from '../datasets/place.js';
import { isObject } from '../datasets/row.js';
import { shown } from '../datasets/shown.js';
import type { KeyIndex } from '../store/key-index.js';
import type { OpenedModel } from './prepare.js';

/** One result of a batch, with the model that was asked. */
export interface BatchOutcome {
  readonly key: string;
  readonly model: OpenedModel;
  readonly result: BatchResult;
}

/** What a run asked: which model (by its place) each key is a request of. */
export interface AskedOf {
  readonly models: readonly OpenedModel[];
  readonly requests: KeyIndex;
}

/** The results in a file, as they are read. Throws UserError, with the line, for one that is no result of this run. */
export async function* batchResults(file: string, asked: AskedOf): AsyncGenerator<BatchOutcome> {
  for await (const { text, number } of readLines(file)) {
    if (text.trim() === '') continue;
    const where = place(file, number);
    yield outcomeOf(parsed(text, where), asked, where);
  }
}

function parsed(text: string, where: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${where}: Expected a result as JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (isObject(value)) return value;
  throw new UserError(`${where}: Expected a result, a mapping, got ${shown(value)}`);
}

function outcomeOf(line: object, { models, requests }: AskedOf, where: string): BatchOutcome {
  const formats = new Set(models.flatMap(({ batch }) => batch ?? []));
  const keys = [...formats].flatMap((format) => format.keyOf(line) ?? []);
  const [key] = keys;
  if (key === undefined) throw new UserError(`${where}: Expected a result with a \`custom_id\`, got none`, WHICH);
  const place = /^[0-9a-f]{16}$/u.test(key) ? requests.get(key) : undefined;
  const model = place && models[place.offset];
  if (model?.batch === undefined)
    throw new UserError(
      `${where}: Expected the result of a request of this run, got \`custom_id\` ${shown(key)}`,
      OTHER,
    );
  const result = model.batch.result(model.spec, line);
  if (result === undefined) throw new UserError(`${where}: Expected a result, got something else`, WHICH);
  return { key, model, result };
}

const WHICH =
  'Import what the provider gave: the output file of the batch and its error file, not the file that was sent.';
const OTHER =
  'Nothing was taken. Import it into the folder that the batch was exported for, with the same environment.';
