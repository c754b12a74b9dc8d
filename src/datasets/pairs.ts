import { UserError } from '../core/errors.js';
import { hash } from '../core/hash.js';
import type { Edit, FollowUp, Item, RelationName, Task } from '../core/types.js';
import { type Checks, checkKeys, checkName, labelIn } from './checks.js';
import { readEdits } from './edits.js';
import { Fields } from './fields.js';
import { given } from './given.js';
import { readMembership } from './membership.js';
import { place } from './place.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import { UniqueIds } from './unique.js';

/** One line of a pairs file: a follow-up and the item that it was made from; the keys in the order in which they are written. */
export interface Pair {
  readonly id: string;
  /** The task's name. */
  readonly task: string;
  readonly category: string;
  readonly source: string;
  readonly follow_up: string;
  readonly relation: RelationName;
  readonly rule?: string;
  /** In UTF-16 offsets of `source`; made together they give `follow_up`. */
  readonly edits?: readonly Edit[];
  readonly context?: string;
  readonly label?: string;
  readonly operator?: string;
  /** What intervals are clustered by. */
  readonly item: string;
  readonly because?: string;
  /** The set that the follow-up is of: all of one set must get one answer. */
  readonly set?: string;
  /** Whom the follow-up is about within its set, such as `religion: Sikh`. */
  readonly group?: string;
}

export interface ReadPairsOptions extends Checks {
  /** Stop after so many pairs; what follows is not read. */
  readonly limit?: number | undefined;
}

const KEYS = [
  ...['id', 'task', 'category', 'source', 'follow_up', 'relation', 'rule', 'edits', 'context', 'label'],
  ...['operator', 'item', 'because', 'set', 'group', 'metadata'],
];

/**
 * The pairs of a file (DESIGN, section 4, Pairs; a `.jsonl`, or the same columns in the other formats), streamed; ids are
 * kept in memory. A pair without `item` gets a hash of context and source, so that equal sources are one item.
 * Throws UserError with file, line and field; also for edits that do not make the follow-up, and for an unchanged text.
 */
export async function* readPairs(file: string, options: ReadPairsOptions = {}): AsyncGenerator<Pair> {
  const { limit = Number.POSITIVE_INFINITY } = options;
  const ids = new UniqueIds(file);
  let count = 0;
  if (limit < 1) return;
  for await (const row of readRows(file)) {
    const pair = parsePair(file, row, options);
    ids.add(pair.id, row.line);
    yield pair;
    count++;
    if (count >= limit) return;
  }
  if (count === 0) throw new UserError(`${place(file)}: Expected at least one pair, got none`);
}

function parsePair(file: string, row: Row, checks: Checks): Pair {
  const fields = new Fields(file, row);
  checkKeys(fields, row, KEYS);
  const id = fields.name('id');
  const taskNames = checks.tasks?.map(({ name }) => name);
  const task = checkName(fields, 'task', fields.text('task'), taskNames);
  const category = fields.text('category');
  const source = fields.text('source');
  const followUp = fields.text('follow_up');
  if (source === followUp) throw fields.wrong('follow_up', 'another text than `source`', 'the same', true);
  const context = fields.joinedOr('context', undefined);
  return {
    id,
    task,
    category,
    source,
    follow_up: followUp,
    relation: checkName(fields, 'relation', fields.text('relation'), checks.relations),
    ...given('rule', fields.textOr('rule', undefined)),
    ...given('edits', readEdits(fields, source, followUp)),
    ...given('context', context),
    ...given('label', labelIn(fields, task, checks)),
    ...given('operator', fields.textOr('operator', undefined)),
    item: fields.nameOr('item', hash([context ?? null, source])),
    ...given('because', fields.textOr('because', undefined)),
    ...readMembership(fields),
  };
}

/** The line of a pairs file for a follow-up of an item; `readPairs` reads it back equal. */
export function toPair(followUp: FollowUp, item: Item, task: Task): Pair {
  return {
    id: followUp.id,
    task: task.name,
    category: followUp.category,
    source: followUp.source,
    follow_up: followUp.followUp,
    relation: followUp.relation,
    rule: followUp.rule,
    edits: followUp.edits,
    ...given('context', item.context),
    ...given('label', item.label),
    operator: followUp.operator,
    item: followUp.item,
    ...given('because', followUp.because),
    ...(followUp.member && { set: followUp.member.set, group: followUp.member.group }),
  };
}
