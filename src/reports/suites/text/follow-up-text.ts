import type { CaseReport, FollowUpReport } from '../../../contracts/suite-report.js';
import { changes, followUpPieces, type Piece, sourcePieces } from '../../../differences/changes.js';
import { excerpt, shortened } from '../../examples/excerpt.js';
import { type InvariantText, invariantText } from './invariant-text.js';
import { replyOf } from './reply.js';

/** A follow-up that breaks what holds as written. */
export interface FollowUpText {
  /** `typo / swapped-letters`. */
  readonly title: string;
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
  /** What failed. */
  readonly invariants: readonly InvariantText[];
  /** How the two replies break the relation; undefined: they do not. */
  readonly answers: string | undefined;
  readonly reply: string | undefined;
}

/** The follow-ups in which a case breaks that passes as written; of others it would be no news. */
export function brokenFollowUps(report: CaseReport, most?: number): readonly FollowUpText[] {
  if (!report.brokenByFollowUps) return [];
  return report.followUps.filter(breaks).map((each) => {
    const all = changes({ source: report.input, followUp: each.followUp.text });
    return {
      title: [each.followUp.operator, each.followUp.rule].filter((part) => part !== '').join(' / '),
      source: excerpt(sourcePieces(all)),
      followUp: excerpt(followUpPieces(all)),
      invariants: each.invariants
        .filter(({ status, severity }) => status === 'violated' && severity === 'error')
        .map((invariant) => invariantText(invariant, most)),
      answers: each.answers?.status === 'violated' ? shortened(each.answers.reason, most) : undefined,
      reply: replyOf(each, most),
    };
  });
}

function breaks({ status, answers }: FollowUpReport): boolean {
  return status === 'failed' || answers?.status === 'violated';
}
