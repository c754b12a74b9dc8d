import { UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';
import { makeSpecification, type Specification } from '../specs/make-specification.js';
import { print } from './print.js';
import type { SpecCommandOptions } from './spec.js';
import { withSpec } from './spec-session.js';
import { stageLines } from './stage-lines.js';
import { writeSuite } from './write-suite.js';

/** `mmt4nl spec`: exits 3 where something could not be made. */
export async function spec(file: string, options: SpecCommandOptions): Promise<void> {
  const { judge, ...others } = options;
  if (judge !== undefined && options.suite === undefined)
    throw new UserError('--judge: Expected --suite beside it, which a judge is named in', '--suite out.yaml');
  await withSpec(
    file,
    others,
    (report) => process.stdout.write(stageLines(report)),
    async ({ prompt, session }) => {
      const made = await makeSpecification(prompt, session);
      if (options.show === true) await print(plainText(shown(made)));
      if (options.suite !== undefined) await writeSuite(prompt, options.suite, judge);
    },
  );
}

function shown({ intent, inputSpecification, rules, inverseRules }: Specification): string {
  const inverse = new Map(inverseRules.map(({ id, rule }) => [id, rule]));
  return [
    ...part('Intent', intent && [intent.intent, `Task: ${intent.task}`]),
    ...part('Input', inputSpecification?.rules),
    ...part(
      'Rules',
      rules?.map(({ id, rule }) => {
        const opposite = inverse.get(`${id}i`);
        return `${id}  ${rule}${opposite === undefined ? '' : `\n      opposite: ${opposite}`}`;
      }),
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function part(title: string, lines: readonly string[] | undefined): readonly string[] {
  return ['', title, ...(lines === undefined || lines.length === 0 ? ['–'] : lines).map((line) => `  ${line}`)];
}
