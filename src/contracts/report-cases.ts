import { type AnswersRelation, relate } from './answers-relation.js';
import { textReport } from './report-text.js';
import type { CaseResult } from './result.js';
import type { CaseReport, FollowUpReport } from './suite-report.js';

/** The cases of one configuration, in the order of the suite, each with its follow-ups. */
export async function caseReports(
  results: readonly CaseResult[],
  relation: AnswersRelation | undefined,
): Promise<readonly CaseReport[]> {
  const byCase = new Map<string, CaseResult[]>();
  for (const result of results) byCase.set(result.case, [...(byCase.get(result.case) ?? []), result]);
  const reports: CaseReport[] = [];
  for (const [id, all] of byCase) {
    const written = all.filter(({ followUp }) => followUp === null);
    const asWritten = textReport(written);
    const followUps: FollowUpReport[] = [];
    for (const asked of groupedByFollowUp(all)) {
      const [first] = asked;
      if (!first?.followUp) continue;
      followUps.push({
        ...textReport(asked),
        followUp: first.followUp,
        answers: await answersOf(written, asked, relation),
      });
    }
    reports.push({
      id,
      category: all[0]?.category ?? '',
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

function groupedByFollowUp(results: readonly CaseResult[]): readonly (readonly CaseResult[])[] {
  const groups = new Map<string, CaseResult[]>();
  for (const result of results)
    if (result.followUp !== null) groups.set(result.followUp.id, [...(groups.get(result.followUp.id) ?? []), result]);
  return [...groups.values()];
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
