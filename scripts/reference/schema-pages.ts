import { invariants } from '../../relations/invariants/index.js';
import { specSchema, suiteJsonSchema } from '../../src/contracts/suite-json-schema.js';
import { experimentJsonSchema } from '../../src/experiment/experiment-json-schema.js';
import { keyTable, schemaPage } from './schema-page.js';
import { keyRows, type Schema } from './schema-rows.js';

const NOTATION =
  '`a.b` is the key `b` of the mapping `a`, `a[].b` that of each entry of the list `a`. Where a key may be text or a mapping, the rows under it are of the mapping; **needed** says that the mapping must have that key.';

/** `docs/reference/experiment.md` */
export function experimentPage(): string {
  return schemaPage({
    title: 'Every key of an experiment',
    introduction: `From the [JSON Schema](../schemas/experiment.schema.json) that editors use; what the keys are for, with examples, is in [experiments](../experiments.md). An experiment has either \`dataset\` or \`pairs\`; \`perturbations\` and \`perItem\` go with a dataset. ${NOTATION}`,
    schema: experimentJsonSchema() as Schema,
  });
}

/** `docs/reference/suite.md`, with the keys of each invariant's `spec`. */
export function suitePage(): string {
  const sections = invariants.map((invariant) => {
    const rows = keyRows(specSchema(invariant) as Schema);
    return `### ${invariant.type}\n\nHolds where ${invariant.about}.\n\n${rows.length === 0 ? 'Its `spec` has no keys.' : keyTable(rows)}`;
  });
  return schemaPage({
    title: 'Every key of a contract suite',
    introduction: `From the [JSON Schema](../schemas/suite.schema.json) that editors use; what the keys are for, with examples, is in [contracts](../contracts.md). One of \`prompt_template\`, \`prompt_file\` and \`messages\` is the prompt. ${NOTATION}`,
    schema: suiteJsonSchema(invariants) as Schema,
    more: ['## The `spec` of each type of invariant', 'With examples: [invariants](../invariants.md).', ...sections],
  });
}
