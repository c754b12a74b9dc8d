import path from 'node:path';
import { UserError } from '../core/errors.js';
import { readArtefacts } from '../specs/artefacts/read-artefacts.js';
import { compileRules } from '../specs/compile/compile-rules.js';
import { userMetrics } from '../specs/evaluate/metrics/user-metrics.js';
import { testsToAsk } from '../specs/evaluate/tests-to-ask.js';
import { exporters } from '../specs/export/exporters.js';
import { readPrompt } from '../specs/read-prompt.js';
import type { ExportOptions } from './export.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import { writeReport } from './write-report.js';

/** `mmt4nl export`: writes what lies in the prompt's folder, edited or not. */
export async function exportCommand(file: string, { to, output, judge, models = [] }: ExportOptions): Promise<void> {
  const { invariants } = await plugins();
  const prompt = await readPrompt(file, invariants);
  const artefacts = readArtefacts(prompt);
  const { tests, notes: left } = testsToAsk(artefacts, prompt);
  if (tests.length === 0)
    throw new UserError(`${file}: Expected generated tests, found none`, `mmt4nl generate ${file}`);
  const { metrics, notes: unusable } = await userMetrics(prompt);
  const rules = compileRules(artefacts.rules ?? []);
  const exported = exporters[to]?.({ prompt, rules, tests, metrics, judge, models });
  const { dir, name } = path.parse(output);
  for (const { ending, text } of exported?.files ?? []) {
    const target = ending === undefined ? output : path.join(dir, `${name}${ending}`);
    writeReport(target, text);
    await print(`${target}: ${tests.length} tests, ${rules.length} rules\n`);
  }
  for (const each of [...left, ...unusable, ...(exported?.notes ?? [])]) note(each);
}
