// Checks a second: json_schema on a support agent's replies (fitting, broken, fenced), then every invariant on its own
// examples, each compiled once as a suite does. The best of five, one JSON line. Run `npm run build` first: it measures what is in dist/.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { invariants } = await import(path.join(root, 'dist/relations/invariants/index.js'));

const CASE = { id: 'case', category: 'any', input: '', variables: {}, metadata: {} };
const ask = async () => ({ kind: 'error', reason: 'there is no judge' });

const SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    answer: { type: 'string', minLength: 10 },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    citations: { type: 'array', items: { type: 'string', pattern: '^(policy_doc|help_doc)_\\d+$' }, minItems: 1 },
  },
  required: ['answer', 'confidence', 'citations'],
  additionalProperties: false,
};
const ANSWER = 'You can return the item within 30 days of purchase; I have started the return for order #12345.';
const fitting = JSON.stringify({ answer: ANSWER, confidence: 0.92, citations: ['policy_doc_1', 'help_doc_2'] });

/** Checks a second of tasks, each a check and what it is given. */
async function rate(tasks, rounds) {
  let best = 0;
  for (let nth = 0; nth < 5; nth++) {
    const started = performance.now();
    for (let round = 0; round < rounds; round++) for (const { check, checked } of tasks) await check(checked);
    best = Math.max(best, (rounds * tasks.length * 1000) / (performance.now() - started));
  }
  return Math.round(best);
}

function task(invariant, { spec, reply, measured = {}, judge, case: own }) {
  return {
    check: invariant.prepare(invariant.schema.parse(spec)),
    checked: {
      ...{ reply, measured, case: { ...CASE, ...own } },
      ask: judge === undefined ? ask : async () => ({ kind: 'reply', text: judge }),
    },
  };
}

const jsonSchema = invariants.find(({ type }) => type === 'json_schema');
const onSchema = (reply, extract = false) =>
  rate([task(jsonSchema, { spec: { schema: SCHEMA, extract }, reply })], 20_000);
const figures = {
  jsonSchema: {
    fitting: await onSchema(fitting),
    broken: await onSchema(fitting.replace('0.92', '"high"').replace('policy_doc_1', 'faq')),
    fenced: await onSchema(`Here you are:\n\`\`\`json\n${fitting}\n\`\`\``, true),
  },
  onExamples: {},
};
for (const invariant of invariants) {
  const tasks = invariant.examples.map((example) => task(invariant, example));
  await rate(tasks, 1);
  figures.onExamples[invariant.type] = await rate(tasks, 100);
}
console.log(JSON.stringify({ checksPerSecond: figures }));
