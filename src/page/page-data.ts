import type { Edit, Message } from '../core/types.js';
import type { Piece } from '../differences/changes.js';
import type { Finding } from '../findings/finding.js';
import type { Row } from '../statistics/row.js';
import type { WorstRow } from '../statistics/worst-tally.js';
import type { Trend } from '../trend/trend.js';
import type { Against } from './against.js';
import type { CameOut } from './beside.js';
import type { PackedColumns } from './columns.js';
import type { Outline } from './prompts.js';
import type { Review, ReviewState } from './review.js';
import type { Status } from './status.js';
import type { Usage } from './usage.js';

/** A finding without the parts of its example that the page does not show. */
export interface PageFinding extends Omit<Finding, 'example'> {
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
}

/** What the page begins with: everything but the cases. */
export interface Overview {
  readonly title: string;
  /** What made the results, a short piece each, e.g. `seed 42`. */
  readonly facts: readonly string[];
  readonly remarks: readonly string[];
  readonly progress: { readonly judged: number; readonly planned: number; readonly running: boolean };
  readonly rows: readonly Row[];
  readonly worst: readonly WorstRow[];
  readonly findings: readonly PageFinding[];
  readonly statuses: Readonly<Record<Status, number>>;
  /** What a filter can be set to. */
  readonly choices: Choices;
  readonly usage: readonly Usage[];
  /** Undefined: it is held against no other run. */
  readonly against?: Against | undefined;
  /** Undefined: nobody reviews. */
  readonly review?: ReviewState | undefined;
  /** Another number: there is more to see. */
  readonly revision: number;
}

export interface Choices {
  readonly models: readonly string[];
  readonly categories: readonly string[];
  readonly shots: readonly string[];
  readonly rules: readonly string[];
  readonly labels: readonly string[];
}

/** What came back, as far as it is known. */
export interface PageReply {
  readonly text: string;
  readonly finish: string;
  readonly ms?: number | undefined;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

/** A line of the list of cases. */
export interface CaseLine {
  /** Names the asking: the same in every view of the run. */
  readonly key: string;
  readonly model: string;
  readonly shots: string;
  readonly context: boolean;
  readonly category: string;
  readonly rule: string;
  readonly status: Status;
  readonly answers: readonly [source: string, followUp: string];
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
}

/** One asking in full. */
export interface CaseDetail extends CaseLine {
  readonly id: string;
  readonly item: string;
  readonly relation: string;
  readonly repeat: number;
  readonly label: string;
  readonly expected: string;
  readonly because: string;
  readonly reason: string;
  readonly again: { readonly of: number; readonly changed: number };
  /** What readers made of the follow-up; those of others only beside one's own. Undefined: nobody reviews. */
  readonly reviews?: readonly Review[] | undefined;
  /** How it came out in the run that this one is held against; undefined: there is none, or not this case in it. */
  readonly beside?: CameOut | undefined;
  /** The item's context. */
  readonly given: string;
  /** As they were sent; undefined where that is not known any more. */
  readonly prompts: { readonly source: readonly Message[]; readonly followUp: readonly Message[] } | undefined;
  readonly replies: { readonly source: PageReply | undefined; readonly followUp: PageReply | undefined };
}

export interface CasePage {
  readonly total: number;
  readonly lines: readonly CaseLine[];
}

/** The texts of a case. */
export interface CaseTexts {
  readonly source: string;
  readonly followUp: string;
  readonly edits: readonly Edit[] | undefined;
}

/** What a file that needs no server carries. */
export interface Packed {
  readonly overview: Overview;
  readonly columns: PackedColumns;
  readonly outlines: readonly Outline[];
  /** Undefined: there is no other run of the experiment. */
  readonly trend?: Trend | undefined;
}
