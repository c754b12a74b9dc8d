import type { ChangedCase, ComparedRow, Comparison } from '../comparison/comparison.js';
import { changes, followUpPieces, type Piece, sourcePieces } from '../differences/changes.js';
import { excerpt } from '../reports/examples/excerpt.js';
import { clipped } from './clip.js';

/** The run beside another one, which it is held against. */
export interface Against {
  /** The name of the other run. */
  readonly name: string;
  readonly warnings: readonly string[];
  readonly rows: readonly ComparedRow[];
  readonly changed: readonly ChangedLine[];
}

/** A case that one of the two runs alone held; `a` is the other run, `b` this one. */
export interface ChangedLine extends Omit<ChangedCase, 'pair'> {
  readonly case: string;
  readonly rule: string;
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
}

export function againstOf(comparison: Comparison, name: string, warnings: readonly string[]): Against {
  return { name, warnings, rows: comparison.rows, changed: comparison.changed.map(lineOf) };
}

function lineOf({ pair, ...changed }: ChangedCase): ChangedLine {
  const { id, rule = '', source, follow_up: followUp, edits } = pair;
  const all = changes({ source: clipped(source), followUp: clipped(followUp), edits });
  const pieces = { source: excerpt(sourcePieces(all)), followUp: excerpt(followUpPieces(all)) };
  return { ...changed, case: id, rule, ...pieces };
}
