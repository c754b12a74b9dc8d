import { z } from 'zod';
import { list, number, text, wholeNumber } from '../documents/schema-parts.js';
import { TASK_NAMES } from './experiment.js';
import { modelSchema } from './model-schema.js';
import { perturbationSchema } from './perturbation-schema.js';
import { taskSchema } from './task-schema.js';

const file = () => text('the path of a file');

const dataset = z.strictObject(
  {
    file: file().describe('A .jsonl, .json, .csv or .tsv file; relative to this one.'),
    limit: wholeNumber(1).describe('Only the first so many items.').optional(),
    columns: z
      .strictObject(
        {
          id: text().describe('The column that names an item; its number otherwise.').optional(),
          input: text().describe('The column of the texts to perturb.').optional(),
          context: text().describe('The column of facts that the prompt may carry.').optional(),
          label: text().describe('The column of right answers, where there are any.').optional(),
        },
        { error: 'a mapping such as {input: Question, label: sentiment}' },
      )
      .describe('Which columns hold what, where they are called otherwise.')
      .optional(),
  },
  { error: 'a mapping such as {file: data.jsonl}' },
);

const params = z.strictObject(
  {
    temperature: number(0, 2)
      .describe('How much chance there is in a reply; 0: as little as the model can.')
      .optional(),
    maxTokens: wholeNumber(1).describe('The longest reply, in tokens.').optional(),
    topP: number(0, 1, true)
      .describe('Of the next words, only the likeliest that together have this probability.')
      .optional(),
    seed: wholeNumber(0).describe('For models that take one.').optional(),
  },
  { error: 'a mapping such as {temperature: 0, maxTokens: 150}' },
);

const promptPart = z.union(
  [text(), z.strictObject({ file: file().describe('A file that holds it; relative to this one.') })],
  { error: 'text or {file: prompt.txt}' },
);

const prompt = z.strictObject(
  {
    system: promptPart.describe('The system message.').optional(),
    user: promptPart.describe('The message with the text, {{input}}.').optional(),
    demonstration: promptPart.describe('How one demonstration is written, with {{input}} and {{label}}.').optional(),
  },
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
  perturbations: list(perturbationSchema, 'a list of operators, such as [negation, typo]')
    .describe('By default all that serve the task.')
    .optional(),
  perItem: wholeNumber(1).describe('At most so many follow-ups of each item and operator.').optional(),
  shots: list(shot, 'a list such as [zero, one, few]').describe('Demonstrations in the prompt.').default(['zero']),
  fewShots: wholeNumber(1).describe('How many demonstrations `few` stands for.').default(6),
  demonstrations: file().describe("By default the task's own.").optional(),
  context: list(z.enum(['with', 'without']), 'a list such as [with, without]')
    .describe("Whether the prompt carries the items' context.")
    .default(['without']),
  models: list(modelSchema, 'a list of models, such as [openai:gpt-4o]')
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
