import { UserError } from '../core/errors.js';
import { hash } from '../core/hash.js';
import type { Condition, RelationName } from '../core/types.js';
import { type Checks, checkKeys, checkName, labelIn } from './checks.js';
import { Fields } from './fields.js';
import { given } from './given.js';
import { readMembership } from './membership.js';
import { place } from './place.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import { shotsOf } from './shots.js';

/** What was recorded for a prompt: a reply, which may be empty, or none, which is an infrastructure error and no answer. */
export type RecordedOutput =
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'error'; readonly reason: string };

/** One metamorphic test whose two outputs were obtained elsewhere. */
export interface Recording extends Condition {
  readonly id: string;
  /** What intervals are clustered by: as given, otherwise a hash of context and source, so that equal sources are one item. */
  readonly item: string;
  readonly category: string;
  readonly relation: RelationName;
  readonly rule?: string;
  readonly source: string;
  readonly followUp: string;
  /** The context, where it was recorded as text. */
  readonly contextText?: string;
  readonly label?: string;
  /** Which repetition of the same test under the same condition. */
  readonly repeat?: number;
  readonly set?: string;
  readonly group?: string;
  readonly sourceOutput: RecordedOutput;
  readonly followUpOutput: RecordedOutput;
}

export interface ReadRecordingsOptions extends Checks {
  /** The task of rows that name none; without it each row must. */
  readonly task?: string | undefined;
}

const KEYS = [
  ...['id', 'task', 'context', 'model', 'shots', 'category', 'relation', 'label', 'source', 'follow_up'],
  ...['source_output', 'follow_up_output', 'rule', 'edits', 'operator', 'item', 'because', 'repeat'],
  ...['set', 'group', 'metadata'],
];

/**
 * The recordings of a `.jsonl` or `.csv` file, streamed (DESIGN, section 4, Recordings). `relation` is `same` where none
 * is given; the same id may come again, under another condition or as a repetition. An output that is null or absent is
 * an error; an empty one is an empty reply, and in a csv file every empty cell is. Throws UserError with file, line, field.
 */
export async function* readRecordings(file: string, options: ReadRecordingsOptions = {}): AsyncGenerator<Recording> {
  let count = 0;
  for await (const row of readRows(file)) {
    yield toRecording(new Fields(file, row), row, options);
    count++;
  }
  if (count === 0) throw new UserError(`${place(file)}: Expected at least one recording, got none`);
}

function toRecording(fields: Fields, row: Row, options: ReadRecordingsOptions): Recording {
  checkKeys(fields, row, KEYS);
  const task = fields.textOr('task', options.task) ?? fields.text('task');
  checkName(
    fields,
    'task',
    task,
    options.tasks?.map(({ name }) => name),
  );
  const { context, contextText } = contextOf(fields);
  const source = fields.text('source');
  return {
    id: fields.name('id'),
    item: fields.nameOr('item', hash([contextText ?? null, source])),
    model: fields.text('model'),
    task,
    context,
    shots: shotsOf(fields.name('shots')),
    category: fields.text('category'),
    relation: checkName(fields, 'relation', fields.textOr('relation', 'same'), options.relations),
    ...given('rule', fields.textOr('rule', undefined)),
    source,
    followUp: fields.text('follow_up'),
    ...given('contextText', contextText),
    ...given('label', labelIn(fields, task, options)),
    ...given('repeat', repeatOf(fields)),
    ...readMembership(fields),
    sourceOutput: outputOf(fields, 'source_output'),
    followUpOutput: outputOf(fields, 'follow_up_output'),
  };
}

function contextOf(fields: Fields): { readonly context: boolean; readonly contextText?: string } {
  const value = fields.value('context');
  if (typeof value === 'boolean') return { context: value };
  const text = fields.joinedOr('context', undefined);
  const word = text?.trim().toLowerCase();
  if (text === undefined || word === 'false') return { context: false };
  return word === 'true' ? { context: true } : { context: true, contextText: text };
}

function repeatOf(fields: Fields): number | undefined {
  const text = fields.nameOr('repeat', undefined);
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text.trim())) throw fields.wrong('repeat', 'a whole number', text);
  return Number(text);
}

function outputOf(fields: Fields, part: 'source_output' | 'follow_up_output'): RecordedOutput {
  const value = fields.raw(part);
  if (typeof value === 'string') return { kind: 'reply', text: value };
  if (value === null || value === undefined) return { kind: 'error', reason: `no \`${part}\` was recorded` };
  throw fields.wrong(part, 'text, or null where there was no reply', value);
}
