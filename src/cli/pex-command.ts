import { EFFORTS } from '../specs/effort.js';
import { makeSpecification } from '../specs/make-specification.js';
import { makeTests } from '../specs/make-tests.js';
import { evaluateAll } from './evaluate-command.js';
import type { PexOptions } from './pex.js';

/** `mmt4nl pex`: exits 3 where something could not be made, or a test got no reply. */
export async function pex(files: readonly string[], options: PexOptions): Promise<void> {
  const effort = EFFORTS[options.effort];
  await evaluateAll(files, options, async ({ prompt, session, generator, judges }) => {
    const specification = await makeSpecification(prompt, session);
    // Who judges the models judges what to expect of them too, where somebody is named to answer.
    const expectedBy = generator && judges.length > 0 ? { model: generator, judges, gate: 80 } : undefined;
    await makeTests(prompt, specification, { effort, expectedBy }, session);
  });
}
