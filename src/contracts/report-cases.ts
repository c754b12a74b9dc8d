import { grouped } from '../core/grouped.js';
import { type AnswersRelation, relate } from './answers-relation.js';
import { textReport } from './report-text.js';
import type { AskedFollowUp, CaseResult } from './result.js';
import type { CaseReport, FollowUpReport } from './suite-report.js';

/** The cases of one configuration, in the order of the suite, each with its follow-ups. */
export async function caseReports(
  results: readonly CaseResult[],
  relation: AnswersRelation | undefined,
): Promise<readonly CaseReport[]> {
  const reports: CaseReport[] = [];
  for (const all of grouped(results, (result) => result.case)) {
    const written = all.filter(({ followUp }) => followUp === null);
    const asWritten = textReport(written);
    const followUps: FollowUpReport[] = [];
    for (const asked of grouped(all.flatMap(inFollowUp), ({ followUp }) => followUp.id)) {
      const answers = await answersOf(written, asked, relation);
      followUps.push({ ...textReport(asked), followUp: asked[0].followUp, answers });
    }
    reports.push({
      id: all[0].case,
      category: all[0].category,
      input: written[0]?.input ?? '',
      ...asWritten,
      followUps,
      brokenByFollowUps:
        asWritten.status === 'passed' &&
        followUps.some(({ status, answers }) => status === 'failed' || answers?.status === 'violated'),
    });
  }
  return reports;
}

type InFollowUp = CaseResult & { readonly followUp: AskedFollowUp };

function inFollowUp(result: CaseResult): readonly InFollowUp[] {
  return result.followUp === null ? [] : [{ ...result, followUp: result.followUp }];
}

/** Sample by sample; the first that breaks the relation tells why. */
async function answersOf(
  written: readonly CaseResult[],
  asked: readonly CaseResult[],
  relation: AnswersRelation | undefined,
): Promise<FollowUpReport['answers']> {
  if (relation === undefined) return undefined;
  let compared = false;
  for (const { sample, reply } of asked) {
    const source = written.find((each) => each.sample === sample)?.reply ?? null;
    if (source === null || reply === null) continue;
    const verdict = await relate(relation, source, reply);
    if (verdict.status === 'violated') return { status: 'violated', reason: verdict.reason };
    compared ||= verdict.status === 'held';
  }
  return compared ? { status: 'held' } : undefined;
}
