import { answersRelation } from '../contracts/answers-relation.js';
import { suiteOperators } from '../contracts/suite-operators.js';
import { UserError } from '../core/errors.js';
import { rulesKind, testsKind } from '../specs/artefacts/kinds.js';
import { readArtefacts } from '../specs/artefacts/read-artefacts.js';
import { compileRules } from '../specs/compile/compile-rules.js';
import { knownOf } from '../specs/compile/known.js';
import { evaluate } from '../specs/evaluate/evaluate.js';
import { writeEvaluation } from '../specs/evaluate/evaluation-file.js';
import { userMetrics } from '../specs/evaluate/metrics/user-metrics.js';
import { reportSpec } from '../specs/evaluate/report-spec.js';
import { rulePrograms } from '../specs/evaluate/rule-programs.js';
import type { SpecReport } from '../specs/evaluate/spec-report.js';
import type { OutputRule } from '../specs/specification.js';
import type { EvaluateOptions } from './evaluate-options.js';
import { plugins } from './plugins.js';
import { note } from './print.js';
import type { SpecWork } from './spec-session.js';

/** Evaluates what lies in a prompt's folder. Throws UserError where there is nothing to ask, RunStopped when it is stopped. */
export async function evaluatePrompt(
  { prompt, session, judges, models, over }: Parameters<SpecWork>[0],
  options: EvaluateOptions,
): Promise<SpecReport> {
  const { invariants } = await plugins();
  const artefacts = readArtefacts(prompt);
  if (artefacts.tests.length + artefacts.baseline.length === 0)
    throw new UserError(`${prompt.file}: Expected generated tests, found none`, `mmt4nl generate ${prompt.file}`);
  const { rules = [] } = artefacts;
  const { operators, relation, answers } = await inOtherWords(options.perturb ?? [], rules);
  const compiled = compileRules(rules);
  const { metrics, notes } = await userMetrics(prompt);
  const { evaluation: found, stopped } = await evaluate({
    ...{ artefacts, models, judges, prompt, operators, metrics, answers },
    programs: rulePrograms(compiled, invariants),
    seed: options.seed,
  });
  const unmeasured = judges.length === 0 ? unmeasuredNotes(metrics) : [];
  const evaluation = { ...found, notes: [...notes, ...unmeasured, ...found.notes] };
  writeEvaluation(session.artefacts.path('evaluation.jsonl'), evaluation);
  const ended = over();
  if (ended !== undefined && models.length > 0 && evaluation.outputs.every(({ output }) => output === null))
    throw ended;
  if (stopped !== undefined) throw stopped;
  if (ended !== undefined) note(ended.message);
  if (evaluation.outputs.some(({ error }) => error !== null)) process.exitCode = 3;
  const madeBy = [rulesKind, testsKind].flatMap((kind) => [...(session.artefacts.locked(kind)?.parts.values() ?? [])]);
  return reportSpec({
    ...{ prompt, artefacts, compiled, evaluation, relation },
    madeBy: [...new Set(madeBy.map(({ by }) => by))],
    models: models.map(({ name }) => name),
    judges: judges.map(({ name }) => name),
  });
}

/** The operators that the tests are asked by once more, and what must hold between the answers; `relation` is null where there are none. */
async function inOtherWords(names: readonly string[], rules: readonly OutputRule[]) {
  const { perturbations, relations } = await plugins();
  const entries = names.map((use) => ({ use, perItem: 1 }));
  const operators = suiteOperators(entries, perturbations, (_, problem) => {
    throw new UserError(`--perturb: ${problem}`);
  });
  if (operators.length === 0) return { operators, relation: null, answers: undefined };
  const relation = knownOf(rules).values.length > 0 ? 'same' : 'similar';
  const perturbation = { entries: [], answers: { relation, threshold: undefined } };
  return { operators, relation, answers: await answersRelation({ perturbation }, relations, () => '--perturb') };
}

function unmeasuredNotes(metrics: readonly { readonly name: string }[]): readonly string[] {
  if (metrics.length === 0) return [];
  const names = metrics.map(({ name }) => name).join(', ');
  return [`${names}: your metrics take a judge (--judge), and are not measured.`];
}
