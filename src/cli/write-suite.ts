import { readArtefacts } from '../specs/artefacts/read-artefacts.js';
import { compileRules } from '../specs/compile/compile-rules.js';
import { suiteFile } from '../specs/compile/suite-file.js';
import type { PromptUnderTest } from '../specs/specification.js';
import { note, print } from './print.js';
import { ruleLines } from './rule-lines.js';
import { writeReport } from './write-report.js';

/** Writes the suite of a specification, and says who checks which rule in it. */
export async function writeSuite(prompt: PromptUnderTest, file: string, judge: string | undefined): Promise<void> {
  const { rules = [], tests, baseline, expanded } = readArtefacts(prompt);
  const compiled = compileRules(rules);
  const { text, notes } = suiteFile({ prompt, rules: compiled, tests: [...tests, ...baseline, ...expanded], judge });
  writeReport(file, text);
  await print(
    `\n${ruleLines(compiled, judge !== undefined)}\n${file} is a contract suite: mmt4nl test ${file} --model …\n`,
  );
  for (const each of notes) note(each);
}
