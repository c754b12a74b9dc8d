import type { DecisionRow } from '../statistics/decisions.js';
import type { RepeatRow } from '../statistics/repeat-tally.js';
import type { Row } from '../statistics/row.js';
import type { SetRow } from '../statistics/set-row.js';
import type { Violation } from '../statistics/violation.js';
import type { WorstRow } from '../statistics/worst-tally.js';
import type { VerdictRecord } from '../store/verdict-record.js';

export type { Violation } from '../statistics/violation.js';

/** What stands around the tables; all of it may be left out. */
export interface ReportNotes {
  /** The experiment's name. */
  readonly title?: string;
  readonly seed?: number | string;
  /** The version of mmt4nl that made the results. */
  readonly version?: string;
  readonly counts?: { readonly items?: number; readonly cases?: number; readonly requests?: number };
  /** Sentences about this run, a line each, e.g. how often a source that was asked again changed its answer. */
  readonly remarks?: readonly string[];
  /** Examples, the most telling first; of each model the first three are shown. */
  readonly violations?: readonly Violation[];
}

/** A verdict and its case. */
export interface ReportCase {
  readonly record: VerdictRecord;
  readonly pair: {
    readonly id: string;
    readonly source: string;
    readonly follow_up: string;
    readonly relation: string;
    readonly rule?: string;
  };
}

export interface ReportData {
  readonly rows: readonly Row[];
  /** Whether every group got one answer, where follow-ups came in sets. */
  readonly sets?: readonly SetRow[];
  /** How cases fare over their repeats. */
  readonly repeats?: readonly RepeatRow[];
  /** Items that hold under all their follow-ups. */
  readonly worst?: readonly WorstRow[];
  /** What was decided before all was asked. */
  readonly decisions?: readonly DecisionRow[];
  readonly notes?: ReportNotes;
  /** Every case, for formats that list them. */
  readonly cases?: () => AsyncIterable<ReportCase>;
}

/** `full`: every measure. `paper`: the columns of Tables 3 to 5 of the MMT4NL paper. */
export type Layout = 'full' | 'paper';

export interface ReportOptions {
  readonly layout: Layout;
  /** Whether a terminal may be written to in colour; without it, changed words are marked `[-old-]` and `{+new+}`. */
  readonly color: boolean;
  /** Columns of the terminal, at least 40 (a smaller width counts as 40); only the terminal report heeds it. */
  readonly width: number;
}

/** A format of results. `json` is for programs and knows no layout; every other format knows both. */
export interface Report {
  readonly format: string;
  readonly about: string;
  /** The whole report as text that ends in a line break. Default options: `full`, no colour, 80 columns. */
  render(data: ReportData, options?: Partial<ReportOptions>): Promise<string>;
}
