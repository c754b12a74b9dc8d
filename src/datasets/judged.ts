import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../core/package-root.js';
import { tasks } from '../tasks/index.js';
import { checkKeys, checkName } from './checks.js';
import { Fields } from './fields.js';
import { given } from './given.js';
import { readJsonLinesRows } from './jsonl-rows.js';
import type { Row } from './row.js';

/** One follow-up of a built-in operator that a reader called valid or not, by the rubric in docs/validity.md. */
export interface Judgement {
  /** `2026-11-21`. */
  readonly date: string;
  /** `sentiment` or `yes-no`. */
  readonly task: string;
  readonly category: string;
  readonly rule: string;
  readonly original: string;
  readonly perturbed: string;
  /** The relation that the rule promised. */
  readonly expects: string;
  readonly valid: boolean;
  /** Why it is not valid; may be empty where it is. */
  readonly why: string;
  /** Who judged; absent: whoever wrote the rule. */
  readonly reader?: string;
}

const KEYS = ['date', 'task', 'category', 'rule', 'original', 'perturbed', 'expects', 'valid', 'why', 'reader'];
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** Where this package keeps its judged follow-ups, a file per operator: `negation.jsonl`. */
export function judgedFolder(): string {
  return path.join(packageRoot(), 'perturbations', 'judged');
}

/**
 * The judged follow-ups of an operator, in the order of its file; none where there is no such file. Throws UserError with
 * file, line and field, also for an unchanged text and for an invalid follow-up without a reason.
 */
export async function readJudged(operator: string, folder = judgedFolder()): Promise<readonly Judgement[]> {
  const file = path.join(folder, `${operator}.jsonl`);
  if (!existsSync(file)) return [];
  const judged: Judgement[] = [];
  for await (const row of readJsonLinesRows(file)) judged.push(parse(file, row));
  return judged;
}

function parse(file: string, row: Row): Judgement {
  const fields = new Fields(file, row);
  checkKeys(fields, row, KEYS);
  const date = fields.text('date');
  if (!DATE.test(date)) throw fields.wrong('date', 'a date such as 2026-11-21', date);
  const original = fields.text('original');
  const perturbed = fields.text('perturbed');
  if (perturbed === original) throw fields.wrong('perturbed', 'another text than `original`', 'the same', true);
  const valid = fields.raw('valid');
  if (typeof valid !== 'boolean') throw fields.wrong('valid', 'true or false', valid);
  const why = fields.anyText('why');
  if (!valid && why.trim() === '') throw fields.wrong('why', 'the reason why it is not valid', why);
  return {
    date,
    task: checkName(
      fields,
      'task',
      fields.text('task'),
      tasks.map(({ name }) => name),
    ),
    category: fields.text('category'),
    rule: fields.text('rule'),
    original,
    perturbed,
    expects: fields.text('expects'),
    valid,
    why,
    ...given('reader', fields.textOr('reader', undefined)),
  };
}
