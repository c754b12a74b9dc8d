import type { ReportNotes, Violation } from '../report.js';
import { shotsTitle } from '../tables/conditions.js';
import { grouped } from '../tables/grouped.js';
import { changes, followUpPieces, type Piece, sourcePieces } from './changes.js';
import { excerpt } from './excerpt.js';

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

/** The first three violations of each model, models in the order in which they come. */
export function examplesOf(notes: ReportNotes | undefined): { readonly model: string; readonly examples: Example[] }[] {
  return grouped(notes?.violations ?? [], ({ model }) => model).map((violations) => ({
    model: violations
      .slice(0, 1)
      .map(({ model }) => model)
      .join(''),
    examples: violations.slice(0, PER_MODEL).map(exampleOf),
  }));
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
    answers: `${sourceAnswer} → ${followUpAnswer}`,
    relation: reason === '' ? relation : `${relation}: ${reason}`,
  };
}
