import { counted } from '../../core/counted.js';
import type { Evaluation } from './evaluation.js';
import type { SpecReport } from './spec-report.js';

/** What must be said beside the numbers: who did not judge, what could not be read, and what that leaves open. */
export function reportNotes(
  { judges, rules, models }: Pick<SpecReport, 'judges' | 'rules' | 'models'>,
  { outputs, judged }: Pick<Evaluation, 'outputs' | 'judged'>,
): readonly string[] {
  const sure = rules.filter(({ by }) => by === 'program');
  const open = rules.filter(({ by }) => by !== 'program').map(({ id }) => id);
  return [
    ...(judges.length > 0 ? [] : unjudged(sure.length, open)),
    ...unread([...outputs, ...judged].flatMap(({ votes }) => votes)),
    ...models.flatMap(({ model, all }) => [
      ...(all.errors > 0 ? [`${model} gave no reply to ${counted(all.errors, 'test')}: in no rate`] : []),
      ...(all.unclear > 0 ? [`${model}: ${counted(all.unclear, 'output')} could not be judged: in no rate`] : []),
    ]),
  ];
}

function unjudged(sure: number, open: readonly string[]): readonly string[] {
  const same = 'Test validity and groundedness take a judge (--judge), and are not measured.';
  if (sure === 0)
    return [`No judge was given, and no rule is checked whole by a program: what breaks no check is unjudged, and in no rate. ${same}`]; // biome-ignore format: one sentence
  return open.length === 0
    ? [`No judge was given; all rules are checked by a program. ${same}`]
    : [`No judge was given: non-compliance is what a program can tell; nobody checks ${open.join(', ')}. ${same}`];
}

function unread(votes: readonly { readonly judge: string; readonly decision: unknown; readonly reason: string }[]) {
  const bad = votes.filter(({ decision }) => decision === null);
  return [...new Set(bad.map(({ judge }) => judge))].map((judge) => {
    const own = bad.filter((each) => each.judge === judge);
    const all = votes.filter((each) => each.judge === judge).length;
    return `${judge}: ${own.length} of ${all} votes could not be read (${own[0]?.reason ?? ''})`;
  });
}
