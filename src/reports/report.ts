import type { Condition, Edit } from '../core/types.js';
import type { Row } from '../statistics/row.js';

/** A violated case as reports show it. */
export interface ShownViolation extends Condition {
  readonly category: string;
  readonly rule?: string;
  readonly source: string;
  readonly followUp: string;
  /** What was changed; without them the texts are compared word by word. */
  readonly edits?: readonly Edit[];
  readonly relation: string;
  readonly sourceAnswer: string;
  readonly followUpAnswer: string;
}

/** Everything that a report prints. */
export interface ReportData {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly violations: readonly ShownViolation[];
  /** Lines for the reader, such as what was asked again and how it came out. */
  readonly notes: readonly string[];
}

export type Layout = 'full' | 'paper';

export interface ReportOptions {
  readonly layout: Layout;
  /** Whether a terminal shows colour; other formats do not look at it. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** A way to print tables. */
export interface Report {
  readonly format: string;
  readonly about: string;
  render(data: ReportData, options: ReportOptions): string;
}
