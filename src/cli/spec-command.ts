import { plainText } from '../core/plain-text.js';
import { makeSpecification, type Specification } from '../specs/make-specification.js';
import { print } from './print.js';
import type { SpecOptions } from './spec-options.js';
import { withSpec } from './spec-session.js';
import { stageLines } from './stage-lines.js';

/** `mmt4nl spec`: exits 3 where something could not be made. */
export async function spec(file: string, options: SpecOptions & { readonly show?: boolean }): Promise<void> {
  await withSpec(
    file,
    options,
    (report) => process.stdout.write(stageLines(report)),
    async ({ prompt, session }) => {
      const made = await makeSpecification(prompt, session);
      if (options.show === true) await print(plainText(shown(made)));
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
