import { z } from 'zod';
import { amount, list, number, text, wholeNumber, word } from '../documents/schema-parts.js';
import { modelSchema } from '../experiment/model-schema.js';
import { perturbationSchema } from '../experiment/perturbation-schema.js';

const yes = () => z.boolean({ error: 'true or false' });
const mapping = (of: string) => z.record(z.string(), z.unknown(), { error: of });
const words = () => z.record(z.string(), word(), { error: 'a mapping of names to texts, such as {product: kettle}' });
const severity = () => z.enum(['error', 'warning'], { error: 'error or warning' });
const share = () => number(0, 1, true);

export const invariantEntrySchema = z.strictObject(
  {
    type: text('the type of an invariant, such as contains').describe(
      'What is checked; `mmt4nl list invariants` shows all.',
    ),
    name: text().describe('As reports call it; by default its type.').optional(),
    spec: mapping('a mapping').describe('What the type needs to know.').default({}),
    negate: yes().describe('Holds where the check does not.').optional(),
    severity: severity().describe('A warning is shown and fails nothing.').optional(),
    threshold: z.number({ error: 'a number' }).describe('For scores: what passes.').optional(),
    pass_rate: share().describe('The share of samples in which it must hold.').optional(),
  },
  { error: 'a mapping such as {type: contains, name: Cites the policy, spec: {substring: policy_doc}}' },
);

const invariantEntries = () => z.array(invariantEntrySchema, { error: 'a list of invariants' });

const testCaseSchema = z.strictObject(
  {
    id: word().describe('No two cases have one id.'),
    category: text().optional(),
    input: z.string({ error: 'text' }).describe('Goes where the prompt has {input}.'),
    context: z.string({ error: 'text' }).describe('Goes where the prompt has {context}.').optional(),
    variables: words().describe('Further variables of the prompt.').optional(),
    metadata: mapping('a mapping').optional(),
    invariants: invariantEntries().describe('Beside those of the suite.').optional(),
    samples: wholeNumber(1).optional(),
    pass_rate: share().optional(),
  },
  { error: 'a mapping such as {id: refund, input: …, invariants: […]}' },
);

const CASES = 'a list of cases, or {file: cases.jsonl}';

const message = z.strictObject(
  { role: z.enum(['system', 'user', 'assistant'], { error: 'system, user or assistant' }), content: text() },
  { error: 'a mapping such as {role: user, content: "{input}"}' },
);

const objectives = z.strictObject(
  {
    accuracy: share().describe('The share of cases that pass.').optional(),
    p50_latency_ms: amount('milliseconds').optional(),
    p95_latency_ms: amount('milliseconds').optional(),
    cost_per_request: amount('US dollars').optional(),
    tokens_per_request: amount('tokens').optional(),
  },
  { error: 'a mapping such as {accuracy: 0.99, p95_latency_ms: 500}' },
);

/** The YAML of a contract suite; what must hold between its keys is in suite-consistency.ts. */
export const suiteSchema = z.strictObject(
  {
    name: text().describe('Its name in reports and of its folder.'),
    version: word().describe('Of the prompt: results are kept and compared under it.'),
    description: z.string({ error: 'text' }).optional(),
    prompt_template: text()
      .describe('One message, with {input}, {context} and further variables; {{ and }} for braces.')
      .optional(),
    prompt_file: text('the path of a file')
      .describe('Instead: a .prompty file, or a template in a file of its own.')
      .optional(),
    messages: list(message, 'a list of messages').describe('Instead: several messages with variables.').optional(),
    variables: words().describe('Values for variables that cases do not give themselves.').optional(),
    models: list(modelSchema, 'a list of models, such as [openai:gpt-4o]')
      .describe('By default those that the command line names.')
      .optional(),
    params: z
      .strictObject(
        {
          temperature: number(0, 2).optional(),
          max_tokens: wholeNumber(1).optional(),
          top_p: number(0, 1, true).optional(),
          seed: wholeNumber(0).optional(),
        },
        { error: 'a mapping such as {temperature: 0, max_tokens: 300}' },
      )
      .describe('By default {temperature: 0}.')
      .optional(),
    samples: wholeNumber(1)
      .describe('How often each case is asked; more than once makes sense above temperature 0.')
      .default(1),
    pass_rate: share().describe('The share of samples in which an invariant must hold.').default(1),
    defaults: z
      .strictObject(
        {
          category: text().optional(),
          context: z.string({ error: 'text' }).optional(),
          severity: severity().optional(),
        },
        { error: 'a mapping such as {category: general}' },
      )
      .describe('For cases and invariants that do not say it themselves.')
      .optional(),
    invariants: invariantEntries().describe('What must hold of every case.').optional(),
    test_cases: z
      .union(
        [
          z.array(testCaseSchema, { error: CASES }).min(1, { error: CASES }),
          z.strictObject({ file: text('the path of a file') }, { error: CASES }),
        ],
        { error: CASES },
      )
      .describe('The cases, or a .jsonl, .json, .csv or .tsv file of them.'),
    slo: objectives.describe('Service level objectives: what a run must reach.').optional(),
    regression_threshold: number(0, 1).describe('How far the score may fall below another version.').default(0.05),
    perturb: list(perturbationSchema, 'a list of operators, such as [typo, coreference]')
      .describe('Ask every case in follow-ups too: the invariants must hold on those as well.')
      .optional(),
    per_item: wholeNumber(1).describe('At most so many follow-ups of each case and operator.').default(1),
    answers: z
      .strictObject(
        { relation: text('same or similar'), threshold: share().optional() },
        { error: 'a mapping such as {relation: similar, threshold: 0.6}' },
      )
      .describe('What must hold between the replies to a case and to its follow-up.')
      .optional(),
    judge: text('a model such as openai:gpt-4o')
      .describe('The model that tone and llm_judge ask, where they name none.')
      .optional(),
    seed: z.int({ error: 'a whole number' }).default(42),
  },
  { error: 'a suite: a mapping with name, version and test_cases' },
);

export type SuiteEntry = z.output<typeof suiteSchema>;
export type InvariantEntry = z.output<typeof invariantEntrySchema>;
export type CaseEntry = z.output<typeof testCaseSchema>;
export { testCaseSchema };
