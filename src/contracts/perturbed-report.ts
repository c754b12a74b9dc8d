import { wilson } from '../statistics/wilson.js';
import type { CaseReport, ConfigurationReport } from './suite-report.js';

/** What breaks as written, and what breaks only in a follow-up; null where no case was asked in one. */
export function perturbedReport(cases: readonly CaseReport[], related: boolean): ConfigurationReport['perturbed'] {
  const all = cases.flatMap(({ followUps }) => followUps);
  if (all.length === 0) return null;
  const sound = cases.filter(({ status }) => status === 'passed').flatMap(({ followUps }) => followUps);
  const categories = [...new Set(all.map(({ followUp }) => followUp.category))];
  const answered = all.filter(({ answers }) => answers !== undefined);
  return {
    operators: categories.map((category) => {
      const of = sound.filter(
        ({ followUp, status }) => followUp.category === category && (status === 'passed' || status === 'failed'),
      );
      return { category, held: wilson(of.filter(({ status }) => status === 'passed').length, of.length) };
    }),
    asWritten: cases.filter(({ status }) => status === 'failed').map(({ id }) => id),
    onlyPerturbed: cases.filter(({ brokenByFollowUps }) => brokenByFollowUps).map(({ id }) => id),
    answers: related
      ? wilson(answered.filter(({ answers }) => answers?.status === 'held').length, answered.length)
      : null,
  };
}
