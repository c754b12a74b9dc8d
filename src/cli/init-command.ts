import path from 'node:path';
import { UserError } from '../core/errors.js';
import { readItems } from '../datasets/items.js';
import { checkNames } from '../experiment/check-names.js';
import { parseExperiment } from '../experiment/read-experiment.js';
import { type Choices, projectFiles } from '../init/project.js';
import { writeProject } from '../init/write-project.js';
import { providerOf } from '../models/index.js';
import { labelOf, taskNamed } from '../tasks/index.js';
import type { InitOptions } from './init.js';
import { plugins } from './plugins.js';
import { print } from './print.js';

/** `mmt4nl init`: what it writes was read before, as a run reads it, so that nothing is left that does not run. */
export async function init(folder: string, options: InitOptions): Promise<void> {
  if (options.columns !== undefined && options.data === undefined)
    throw new UserError('--columns: Expected --data too: whose columns are they?');
  const asked = process.stdin.isTTY === true && process.stdout.isTTY === true && options.yes !== true;
  const answers = asked ? await (await import('./init-questions.js')).askFor(options) : options;
  if (answers === undefined) {
    process.exitCode = 130;
    return;
  }
  const choices = choicesOf(folder, answers);
  const files = projectFiles(choices);
  await check(choices, answers.data, files[0].text);
  const written = writeProject(folder, files, options.force === true);
  await print(`Wrote ${written.map((name) => path.join(folder, name)).join(', ')}\n\n${await next(folder, choices)}`);
}

function choicesOf(
  folder: string,
  { task = 'sentiment', data, columns, model, baseUrl, plugin }: InitOptions,
): Choices {
  const file = data === undefined ? undefined : path.relative(folder, data).split(path.sep).join('/');
  return {
    task,
    model: model ?? 'embedded:lexicon',
    baseUrl,
    data: file === undefined ? undefined : { file, columns },
    plugin: plugin === true,
  };
}

/** Reads the experiment, looks up its names and reads the user's data to the end. Throws UserError for what would not run. */
async function check({ task, model }: Choices, data: string | undefined, text: string): Promise<void> {
  const read = parseExperiment(text, `${task}.yaml`);
  const { models } = checkNames({ ...read, at: () => '--model' }, await plugins());
  if (models.length === 0) throw new UserError(`--model: Expected a model, got \`${model}\``);
  if (data === undefined) return;
  const columns = read.experiment.data.kind === 'dataset' ? read.experiment.data.columns : undefined;
  for await (const _ of readItems(data, { task: taskNamed(task), labelOf, columns }));
}

async function next(folder: string, { task, model, baseUrl, plugin }: Choices): Promise<string> {
  const [provider = ''] = model.split(':');
  const { keys = [] } = providerOf({ provider }, (await plugins()).models);
  const needed =
    baseUrl === undefined && keys.length > 0 && !keys.some((name) => process.env[name]) ? [`export ${keys[0]}=…`] : [];
  const inside = path.relative('.', folder);
  // `npx` finds the command in the folders above; outside of them it is called from here. A configuration wants its own folder.
  const apart = !plugin && (inside.startsWith('..') || path.isAbsolute(inside));
  const experiment = quoted(apart ? path.join(inside, `${task}.yaml`) : `${task}.yaml`);
  const commands = [
    ...(inside === '' || apart ? [] : [`cd ${quoted(inside)}`]),
    ...needed,
    `npx mmt4nl doctor ${experiment}`,
    ...(keys.length > 0 ? [`npx mmt4nl run ${experiment} --dry-run`] : []),
    `npx mmt4nl run ${experiment}`,
  ];
  return `Next:\n${commands.map((command) => `  ${command}\n`).join('')}`;
}

function quoted(file: string): string {
  return /\s/u.test(file) ? JSON.stringify(file) : file;
}
