import { UserError } from '../core/errors.js';
import { type JudgedCase, judgedCases } from '../experiment/judged-cases.js';
import type { RunFolder } from '../store/run-folder.js';

/** Which verdict on a case is meant, where it was asked of several models or under several conditions. */
export interface Wanted {
  readonly case: string;
  readonly model?: string | undefined;
  readonly shots?: string | undefined;
}

/** The first violation of the case. Throws UserError where there is no such case, or it is not violated. */
export async function findViolation(folder: RunFolder, wanted: Wanted): Promise<JudgedCase> {
  const others = new Set<string>();
  for await (const judged of judgedCases(folder)) {
    const { record } = judged;
    if (record.case !== wanted.case) continue;
    if (wanted.model !== undefined && record.model !== wanted.model) continue;
    if (wanted.shots !== undefined && record.shots !== wanted.shots) continue;
    if (record.verdict.status === 'violated') return judged;
    others.add(record.verdict.status);
  }
  if (others.size > 0)
    throw new UserError(
      `${wanted.case}: Expected a violated case, found it ${[...others].join(' and ')}`,
      `mmt4nl findings ${folder.folder} names violated cases.`,
    );
  throw new UserError(
    `${folder.path('verdicts')}: Expected a verdict on the case \`${wanted.case}\`${asked(wanted)}, found none`,
    `mmt4nl findings ${folder.folder} names violated cases.`,
  );
}

function asked({ model, shots }: Wanted): string {
  return [model, shots === undefined ? undefined : `${shots} shots`]
    .flatMap((each) => (each === undefined ? [] : ` of ${each}`))
    .join('');
}
