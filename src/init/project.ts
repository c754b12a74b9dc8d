import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../core/package-root.js';
import type { Columns } from '../datasets/columns.js';
import { exampleConfig } from './example-config.js';
import type { InitTask } from './tasks.js';

/** What a new project is to be. */
export interface Choices {
  readonly task: InitTask;
  /** Data of the user's own; absent: a few of our texts, to begin with. `file` is relative to the project. */
  readonly data?: { readonly file: string; readonly columns?: Columns | undefined } | undefined;
  /** `provider:name` */
  readonly model: string;
  /** Where the model is served, where that is not its provider's own address. */
  readonly baseUrl?: string | undefined;
  /** Whether it gets a configuration with an operator of its own. */
  readonly plugin: boolean;
}

export interface ProjectFile {
  readonly name: string;
  readonly text: string;
}

/** Where our own texts for a task are, in `datasets`. */
const SEEDS: Readonly<Record<InitTask, string>> = {
  sentiment: 'chat-messages.jsonl',
  'yes-no': 'yes-no-questions.jsonl',
};

/** Enough to see every category at work, and to be done in a second. */
const SEED_TEXTS = 20;

/** The files of a new project, the experiment first. */
export function projectFiles(choices: Choices): readonly [ProjectFile, ...ProjectFile[]] {
  const { task, data, plugin } = choices;
  const seed = `${task}.jsonl`;
  return [
    { name: `${task}.yaml`, text: experiment(choices, data ?? { file: seed }) },
    ...(data === undefined ? [{ name: seed, text: seedTexts(task) }] : []),
    ...(plugin ? [{ name: 'mmt4nl.config.ts', text: exampleConfig(task) }] : []),
  ];
}

function experiment({ task, model, baseUrl, data }: Choices, { file, columns }: NonNullable<Choices['data']>): string {
  const mapped = Object.entries(columns ?? {}).map(([part, column]) => `${part}: ${quoted(column)}`);
  const dataset = `{file: ${quoted(file)}${mapped.length > 0 ? `, columns: {${mapped.join(', ')}}` : ''}}`;
  const asked = baseUrl === undefined ? quoted(model) : `{use: ${quoted(model)}, baseUrl: ${quoted(baseUrl)}}`;
  return `# Is the same thing still answered the same when it is said another way?   npx mmt4nl run ${task}.yaml
name: ${task}
task: ${task}   # or labels of your own: {labels: [refund, bug], question: What is this message about?}
dataset: ${dataset}   # .jsonl, .json, .csv or .tsv; a label is not needed
# perturbations: [negation, typo]   # without this line, all that serve the task: mmt4nl list perturbations
# perItem: 3   # follow-ups of each text and operator, instead of one
shots: [zero]   # also one, few: demonstrations in the prompt
${data === undefined && task === 'yes-no' ? 'context: [with]   # our questions come with what answers them\n' : ''}models: [${asked}]   # others: mmt4nl list models
identity: 1   # how often each text is asked again, to tell the model's own noise
seed: 42   # the same seed makes the same follow-ups
`;
}

/** Text as YAML has it inside brackets: as it is where it cannot be misread, else in quotes. */
function quoted(text: string): string {
  const plain = /^[A-Za-z_.][\w./-]*$/u.test(text) || /^[a-z]+:[\w][\w.-]*$/u.test(text);
  return plain && !/^(?:true|false|yes|no|on|off|null)$/iu.test(text) ? text : JSON.stringify(text);
}

function seedTexts(task: InitTask): string {
  const all = readFileSync(path.join(packageRoot(), 'datasets', SEEDS[task]), 'utf8');
  return `${all.split('\n').slice(0, SEED_TEXTS).join('\n')}\n`;
}
