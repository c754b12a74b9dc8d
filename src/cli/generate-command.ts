import { UserError } from '../core/errors.js';
import { EFFORTS } from '../specs/effort.js';
import { makeSpecification } from '../specs/make-specification.js';
import { makeTests } from '../specs/make-tests.js';
import type { GenerateOptions } from './generate.js';
import { print } from './print.js';
import { withSpec } from './spec-session.js';
import { stageLines } from './stage-lines.js';

/** `mmt4nl generate`: exits 3 where something could not be made. `--force` makes the tests anew and leaves the specification. */
export async function generate(file: string, options: GenerateOptions): Promise<void> {
  if (options.judge !== undefined && options.generator === 'embedded')
    throw new UserError(
      '--judge: Expected a model that answers the tests, got the embedded generator',
      'Name one with --generator.',
    );
  await withSpec(
    file,
    options,
    (report) => process.stdout.write(stageLines(report)),
    async ({ prompt, session, generator, judges }) => {
      const specification = await makeSpecification(prompt, { ...session, force: false });
      const expectedBy =
        generator && judges.length > 0 ? { model: generator, judges, gate: options.accept } : undefined;
      const effort = EFFORTS[options.effort];
      const { tests, baseline, expanded, expected } = await makeTests(
        prompt,
        specification,
        { effort, expectedBy },
        session,
      );
      const counts = [
        `${tests.filter(({ kind }) => kind === 'rule').length} tests of rules`,
        `${tests.filter(({ kind }) => kind === 'inverse').length} of inverse rules`,
        `${baseline.length} of the baseline`,
        `${expanded.length} harder ones`,
        ...(expectedBy === undefined
          ? []
          : [`${expected.filter(({ accepted }) => accepted).length} of ${expected.length} outputs can be expected`]),
      ];
      await print(`\n${counts.join(', ')}; in ${session.artefacts.folder}\n`);
    },
  );
}
