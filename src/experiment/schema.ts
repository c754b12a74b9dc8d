import { z } from 'zod';
import { amount, list, number, text, wholeNumber } from '../documents/schema-parts.js';
import { TASK_NAMES } from './experiment.js';
import { taskSchema } from './task-schema.js';

const file = () => text('the path of a file');

const dataset = z.strictObject(
  {
    file: file().describe('A .jsonl, .json, .csv or .tsv file; relative to this one.'),
    limit: wholeNumber(1).describe('Only the first so many items.').optional(),
    columns: z
      .strictObject(
        { id: text().optional(), input: text().optional(), context: text().optional(), label: text().optional() },
        { error: 'a mapping such as {input: Question, label: sentiment}' },
      )
      .describe('Which columns hold what, where they are called otherwise.')
      .optional(),
  },
  { error: 'a mapping such as {file: data.jsonl}' },
);

const SETS = 'true, or a list of attributes such as [religion, age]';
const IN_TURN = 'a list of at least two operators, such as [negation, typo]';

const perturbation = z.union(
  [
    text(),
    z.strictObject({
      use: text().describe('An operator, by its name or its category.'),
      rules: list(text(), 'a list of rules').describe('Only these of its rules.').optional(),
      perItem: wholeNumber(1).describe('At most so many follow-ups of each item; with sets, so many sets.').optional(),
      sets: z
        .union([z.literal(true), list(text(), 'a list of attributes')], { error: SETS })
        .describe('The same text for every group (or for those of the attributes listed): all must get one answer.')
        .optional(),
    }),
    z.strictObject({
      compose: z
        .array(text(), { error: IN_TURN })
        .min(2, { error: IN_TURN })
        .describe('Operators in turn, each on the follow-up of the one before; what must hold is composed too.'),
      perItem: wholeNumber(1).describe('At most so many follow-ups of each item.').optional(),
    }),
  ],
  { error: 'a name, {use: name, rules: […], perItem: 1} or {compose: [name, name], perItem: 1}' },
);

const dollars = () => amount('US dollars a million tokens, from 0');

const price = z.strictObject(
  { input: dollars(), output: dollars() },
  { error: 'US dollars a million tokens, such as {input: 2.5, output: 10}' },
);

const model = z.union(
  [
    text(),
    z.strictObject({
      use: text('a model such as openai:gpt-4o').describe('provider:name'),
      baseUrl: text('an address such as http://127.0.0.1:11434/v1').describe('Where it is served.').optional(),
      maxConcurrency: wholeNumber(1).describe('At most so many requests at once; 64 by default.').optional(),
      requestsPerMinute: wholeNumber(1).describe('At most so many requests a minute.').optional(),
      tokensPerMinute: wholeNumber(1).describe('At most so many tokens a minute, sent and received.').optional(),
      timeout: number(0, 86_400, true).describe('Seconds that one attempt may take; 120 by default.').optional(),
      attempts: wholeNumber(1).describe('How often one request is tried in all; 5 by default.').optional(),
      retryDelay: number(0, 3600, true)
        .describe('Seconds before the second attempt; doubled with each further one; 1 by default.')
        .optional(),
      price: price.describe('US dollars a million tokens, instead of what is in our list.').optional(),
    }),
  ],
  { error: 'a model such as openai:gpt-4o, or {use: model, baseUrl: address, maxConcurrency: 8}' },
);

const params = z.strictObject(
  {
    temperature: number(0, 2).optional(),
    maxTokens: wholeNumber(1).describe('The longest reply, in tokens.').optional(),
    topP: number(0, 1, true).optional(),
    seed: wholeNumber(0).describe('For models that take one.').optional(),
  },
  { error: 'a mapping such as {temperature: 0, maxTokens: 150}' },
);

const promptPart = z.union([text(), z.strictObject({ file: file() })], { error: 'text or {file: prompt.txt}' });

const prompt = z.strictObject(
  { system: promptPart.optional(), user: promptPart.optional(), demonstration: promptPart.optional() },
  { error: 'a mapping such as {user: {file: prompt.txt}}' },
);

const shot = z.union([z.enum(['zero', 'one', 'few']), wholeNumber(0)], {
  error: 'zero, one, few or a whole number',
});

/** The YAML of an experiment (DESIGN, section 4); what must hold between its keys is in consistency.ts. */
export const experimentSchema = z.strictObject({
  name: text().describe('Its name in reports and of its folder; by default that of the file.').optional(),
  task: z
    .union([z.enum(TASK_NAMES), taskSchema], { error: 'sentiment, yes-no or {labels: […], question: …}' })
    .describe('What is asked, and which answers there are.'),
  dataset: dataset.describe('The items to perturb.').optional(),
  pairs: file().describe('Instead of dataset and perturbations: a file of cases that are made already.').optional(),
  perturbations: list(perturbation, 'a list of operators, such as [negation, typo]')
    .describe('By default all that serve the task.')
    .optional(),
  perItem: wholeNumber(1).describe('At most so many follow-ups of each item and operator.').optional(),
  shots: list(shot, 'a list such as [zero, one, few]').describe('Demonstrations in the prompt.').default(['zero']),
  fewShots: wholeNumber(1).describe('How many demonstrations `few` stands for.').default(6),
  demonstrations: file().describe("By default the task's own.").optional(),
  context: list(z.enum(['with', 'without']), 'a list such as [with, without]')
    .describe("Whether the prompt carries the items' context.")
    .default(['without']),
  models: list(model, 'a list of models, such as [openai:gpt-4o]')
    .describe('By default those that the command line names.')
    .optional(),
  params: params.describe('By default {temperature: 0}; what is left out of it is not sent.').optional(),
  prompt: prompt.describe('Your own prompt, in whole or in part.').optional(),
  identity: wholeNumber(0).describe("How often each source is asked again, to tell the model's own noise.").default(1),
  repeats: wholeNumber(1).describe('How often everything is asked.').default(1),
  stop: z
    .strictObject(
      {
        below: number(0, 1, true)
          .max(0.999, { error: 'a rate below 1, such as 0.9' })
          .describe('The relation rate in question.'),
        error: number(0, 0.5, true).describe('How often a decision may be wrong.').default(0.05),
      },
      { error: 'a mapping such as {below: 0.9, error: 0.05}' },
    )
    .describe('Stop asking a category as soon as it is decided whether its relation rate is below this.')
    .optional(),
  seed: z.int({ error: 'a whole number' }).describe('The same seed gives the same follow-ups.').default(42),
});

/** What the schema makes of the YAML. */
export type ExperimentEntry = z.output<typeof experimentSchema>;
