import type { Outcome } from '../core/types.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { clipped } from './clip.js';
import { UNANSWERED, type VerdictColumns } from './columns.js';
import type { Names } from './names.js';
import { STATUSES, statusOf } from './status.js';

/** Puts a verdict into the columns. @param place that of its case */
export function addVerdict(columns: VerdictColumns, names: Names, record: VerdictRecord, place: number): void {
  const { verdict } = record;
  columns.case.push(place);
  columns.model.push(names.code(record.model));
  columns.shots.push(names.code(record.shots));
  columns.context.push(Number(record.context));
  columns.repeat.push(record.repeat);
  columns.status.push(STATUSES.indexOf(statusOf(verdict)));
  columns.from.push(outcome(names, record.source));
  columns.to.push(outcome(names, record.followUp));
  columns.expected.push(names.code(record.key?.expected.join(' or ') ?? ''));
  columns.reason.push(names.code(verdict.status === 'held' ? '' : clipped(verdict.reason)));
  columns.againOf.push(record.again.of);
  columns.againChanged.push(record.again.changed);
}

function outcome(names: Names, given: Outcome): number {
  return given.kind === 'answer' ? names.code(given.value) : (UNANSWERED[given.kind] ?? 0);
}
