import { grouped } from '../../core/grouped.js';
import { changes, followUpPieces, type Piece, sourcePieces } from '../../differences/changes.js';
import type { Row } from '../../statistics/row.js';
import type { ReportData, Violation } from '../report.js';
import { shotsTitle } from '../tables/conditions.js';
import { count } from '../tables/numbers.js';
import { excerpt, shortened } from './excerpt.js';

/** A violation, ready to be written. */
export interface Example {
  /** Category and rule, then the condition. */
  readonly title: string;
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
  readonly answers: string;
  /** The relation and how it was broken. */
  readonly relation: string;
}

const PER_MODEL = 3;

/** The first three violations of each model, under its name and how many there are; models in the order in which they come. */
export function examplesOf({ rows, notes }: ReportData): { readonly title: string; readonly examples: Example[] }[] {
  return grouped(notes?.violations ?? [], ({ model }) => model).map((violations) => {
    const examples = violations.slice(0, PER_MODEL).map(exampleOf);
    return { title: titleOf(violations[0].model, examples.length, rows), examples };
  });
}

function titleOf(model: string, shown: number, rows: readonly Row[]): string {
  const all = rows
    .filter((row) => row.model === model)
    .reduce((sum, { relation }) => sum + relation.of - relation.count, 0);
  return all < shown ? model : `${model}, ${count(shown)} of ${count(all)} violated cases`;
}

function exampleOf(violation: Violation): Example {
  const { category, rule, task, context, shots, sourceAnswer, followUpAnswer, relation, reason } = violation;
  const all = changes(violation);
  const name = rule === undefined || rule === '' ? category : `${category} / ${rule}`;
  return {
    title: [name, task, shotsTitle(shots), ...(context ? ['with context'] : [])]
      .filter((part) => part !== '')
      .join(' · '),
    source: excerpt(sourcePieces(all)),
    followUp: excerpt(followUpPieces(all)),
    answers: `${shortened(sourceAnswer)} → ${shortened(followUpAnswer)}`,
    relation: reason === '' ? relation : `${relation}: ${shortened(reason)}`,
  };
}
