import { UserError } from '../core/errors.js';
import type { Params } from '../core/types.js';
import { createBudget } from '../experiment/budget.js';
import { specReports } from '../reports/specs/index.js';
import { isMetric } from '../specs/evaluate/metrics/user-metrics.js';
import type { SpecReport } from '../specs/evaluate/spec-report.js';
import type { EvaluateOptions } from './evaluate-options.js';
import { evaluatePrompt } from './evaluate-prompt.js';
import { print } from './print.js';
import { type SpecWork, withSpec } from './spec-session.js';
import { stageLines } from './stage-lines.js';
import { screen } from './tables.js';
import { writeReport } from './write-report.js';

/** `mmt4nl evaluate`: exits 3 where it was stopped, or where a test got no reply. */
export async function evaluateCommand(files: readonly string[], options: EvaluateOptions): Promise<void> {
  if (options.models === undefined || options.models.length === 0)
    throw new UserError('Expected the models under test, got none', 'Name them: --models openai:gpt-4o-mini');
  await evaluateAll(files, { ...options, generator: 'embedded' }, async () => {});
}

/** Works on each prompt in turn, evaluates it, and reports on all of them. */
export async function evaluateAll(
  files: readonly string[],
  options: EvaluateOptions & { readonly generator: string; readonly force?: boolean },
  before: SpecWork,
): Promise<void> {
  const budget = createBudget(options);
  const reports: SpecReport[] = [];
  // `prompts/*.prompty` also names the metrics that lie there.
  const prompts = files.filter((file) => !isMetric(file));
  if (prompts.length === 0)
    throw new UserError(
      'Expected a prompt, got metrics alone',
      'NAME.metric.prompty is a metric of the prompts beside it.',
    );
  for (const file of prompts) {
    await withSpec(
      file,
      { ...options, budget, params: paramsOf(options) },
      (report) => {
        if (options.quiet !== true) process.stderr.write(stageLines(report));
      },
      async (work) => {
        await before(work);
        reports.push(await evaluatePrompt(work, options));
      },
    );
    if (process.exitCode === 130) break;
  }
  if (reports.length > 0) await show(reports, options);
}

async function show(reports: readonly SpecReport[], { format, output }: EvaluateOptions): Promise<void> {
  const text = (await specReports[format]?.(reports, screen(output))) ?? '';
  if (output === undefined) await print(text);
  else writeReport(output, text);
}

function paramsOf({ temperature = 0, maxTokens }: EvaluateOptions): Params {
  return { temperature, ...(maxTokens !== undefined && { maxTokens }) };
}
