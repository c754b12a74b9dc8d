import { existsSync } from 'node:fs';
import { confirm, isCancel, select, text } from '@clack/prompts';
import { INIT_TASKS } from '../init/tasks.js';
import type { InitOptions } from './init.js';

const ABOUT = {
  sentiment: 'is a message positive, negative or neutral?',
  'yes-no': 'questions with yes or no',
} as const;

/** Asks on the terminal for what no option says; undefined: whoever was asked would rather not. */
export async function askFor(options: InitOptions): Promise<InitOptions | undefined> {
  const task =
    options.task ??
    (await select({
      message: 'What is asked of the model?',
      options: INIT_TASKS.map((value) => ({ value, label: value, hint: ABOUT[value] })),
    }));
  if (isCancel(task)) return undefined;
  const data =
    options.data ??
    (await text({
      message: 'A file of your texts (.jsonl, .json, .csv, .tsv)',
      placeholder: 'Enter for twenty of ours',
      validate: (file = '') => (file === '' || existsSync(file) ? undefined : 'There is no such file'),
    }));
  if (isCancel(data)) return undefined;
  const model =
    options.model ??
    (await text({ message: 'Which model?', defaultValue: 'embedded:lexicon', placeholder: 'embedded:lexicon' }));
  if (isCancel(model)) return undefined;
  const plugin =
    options.plugin ??
    (await confirm({ message: 'A mmt4nl.config.ts for operators of your own?', initialValue: false }));
  if (isCancel(plugin)) return undefined;
  return { ...options, task, model, plugin, ...(data ? { data } : {}) };
}
