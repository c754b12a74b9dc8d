import { z } from 'zod';
import { amount, list, number, text, wholeNumber, word } from '../documents/schema-parts.js';
import { modelSchema } from '../experiment/model-schema.js';
import { perturbationSchema } from '../experiment/perturbation-schema.js';
import { invariantEntries, severity, share, testCaseSchema, words } from './case-schema.js';

const CASES = 'a list of cases, or {file: cases.jsonl}';

const message = z.strictObject(
  {
    role: z.enum(['system', 'user', 'assistant'], { error: 'system, user or assistant' }).describe('Who says it.'),
    content: text().describe('What is said, with {input}, {context} and further variables.'),
  },
  { error: 'a mapping such as {role: user, content: "{input}"}' },
);

const objectives = z.strictObject(
  {
    accuracy: share().describe('The share of cases that pass.').optional(),
    p50_latency_ms: amount('milliseconds')
      .describe('Half of the replies take at most so many milliseconds.')
      .optional(),
    p95_latency_ms: amount('milliseconds')
      .describe('Of a hundred replies, 95 take at most so many milliseconds.')
      .optional(),
    cost_per_request: amount('US dollars').describe('US dollars that a request may cost on average.').optional(),
    tokens_per_request: amount('tokens').describe('Tokens, sent and received, of a request on average.').optional(),
  },
  { error: 'a mapping such as {accuracy: 0.99, p95_latency_ms: 500}' },
);

/** The YAML of a contract suite; what must hold between its keys is in suite-consistency.ts. */
export const suiteSchema = z.strictObject(
  {
    name: text().describe('Its name in reports and of its folder.'),
    version: word().describe('Of the prompt: results are kept and compared under it.'),
    description: z.string({ error: 'text' }).describe('What it is for.').optional(),
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
          temperature: number(0, 2)
            .describe('How much chance there is in a reply; 0: as little as the model can.')
            .optional(),
          max_tokens: wholeNumber(1).describe('The longest reply, in tokens.').optional(),
          top_p: number(0, 1, true)
            .describe('Of the next words, only the likeliest that together have this probability.')
            .optional(),
          seed: wholeNumber(0).describe('For models that take one.').optional(),
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
          category: text().describe('Of cases.').optional(),
          context: z.string({ error: 'text' }).describe('Of cases.').optional(),
          severity: severity().describe('Of invariants; `error` where neither says it.').optional(),
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
          z.strictObject(
            { file: text('the path of a file').describe('A file of cases; relative to this one.') },
            { error: CASES },
          ),
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
        {
          relation: text('same or similar').describe('`same`: equal texts; `similar`: their words overlap.'),
          threshold: share().describe('How far they must overlap; 0.6 by default.').optional(),
        },
        { error: 'a mapping such as {relation: similar, threshold: 0.6}' },
      )
      .describe('What must hold between the replies to a case and to its follow-up.')
      .optional(),
    judge: text('a model such as openai:gpt-4o')
      .describe('The model that tone and llm_judge ask, where they name none.')
      .optional(),
    seed: z.int({ error: 'a whole number' }).describe('The same seed gives the same follow-ups.').default(42),
  },
  { error: 'a suite: a mapping with name, version and test_cases' },
);

export type SuiteEntry = z.output<typeof suiteSchema>;
