import type { Edit } from '../core/types.js';
import type { Names } from './names.js';

/** Numbers of `names`, a place for each case. */
export interface CaseColumns {
  readonly id: number[];
  readonly category: number[];
  readonly rule: number[];
  readonly relation: number[];
  readonly label: number[];
  readonly item: number[];
}

/** A place for each asking that was judged. */
export interface VerdictColumns {
  /** The place of its case. */
  readonly case: number[];
  readonly model: number[];
  readonly shots: number[];
  readonly context: number[];
  readonly repeat: number[];
  /** The place in `STATUSES`. */
  readonly status: number[];
  /** What was answered to the source: a number of `names`, or one of `UNANSWERED`. */
  readonly from: number[];
  readonly to: number[];
  readonly expected: number[];
  readonly reason: number[];
  readonly againOf: number[];
  readonly againChanged: number[];
}

/** All that a filter asks for, without the texts. */
export interface Columns {
  readonly names: readonly string[];
  readonly cases: CaseColumns;
  readonly verdicts: VerdictColumns;
}

/** The same with the texts, as a file carries it. */
export interface PackedColumns extends Columns {
  readonly texts: {
    readonly source: readonly number[];
    readonly followUp: readonly number[];
    /** 0: not known. */
    readonly edits: readonly (readonly Edit[] | 0)[];
    readonly given: readonly number[];
    readonly because: readonly number[];
  };
  /** Of each asking the places of its replies; -1: not known. */
  readonly outcomes: {
    readonly source: readonly number[];
    readonly followUp: readonly number[];
  };
  /** Of each asking how it came out in the run that this one is held against; a status of -1: not in it. */
  readonly beside?:
    | (Pick<VerdictColumns, 'status' | 'from' | 'to' | 'reason'> & {
        readonly source: readonly number[];
        readonly followUp: readonly number[];
      })
    | undefined;
  /** Times and tokens that are not known are -1. */
  readonly replies: {
    readonly text: readonly number[];
    readonly finish: readonly number[];
    readonly ms: readonly number[];
    readonly input: readonly number[];
    readonly output: readonly number[];
  };
}

/** What stands for an outcome that is no answer. */
export const UNANSWERED: Readonly<Record<string, number>> = { refused: -1, unreadable: -2, error: -3 };

/** The answer, or what there was instead of one. */
export function answerText(names: readonly string[], code: number): string {
  if (code >= 0) return names[code] ?? '';
  return Object.entries(UNANSWERED).find(([, each]) => each === code)?.[0] ?? '';
}

/** The number of an answer, or of what there was instead of one. */
export function answerCode(names: Names, answer: string): number {
  return UNANSWERED[answer] ?? names.code(answer);
}

export function emptyColumns(): Omit<Columns, 'names'> {
  return {
    cases: { id: [], category: [], rule: [], relation: [], label: [], item: [] },
    verdicts: {
      ...{ case: [], model: [], shots: [], context: [], repeat: [], status: [], from: [], to: [], expected: [] },
      ...{ reason: [], againOf: [], againChanged: [] },
    },
  };
}
