import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/core/errors.js';
import type { Task } from '../../src/core/types.js';
import type { LabelOf } from '../../src/datasets/label.js';

export const sentiment: Task = {
  name: 'sentiment',
  like: 'sentiment',
  question: 'What is the sentiment?',
  labels: ['Positive', 'Negative', 'Neutral'],
  opposites: { Positive: 'Negative', Negative: 'Positive' },
};

export const yesNo: Task = {
  name: 'yes-no',
  like: 'yes-no',
  question: 'Yes or no?',
  labels: ['Yes', 'No'],
  opposites: { Yes: 'No', No: 'Yes' },
};

/** A stand-in for the one in src/tasks: any case, and booleans for Yes and No. */
export const labelOf: LabelOf = (task, raw) => {
  const word = raw === true ? 'yes' : raw === false ? 'no' : String(raw).trim().toLowerCase();
  return task.labels.find((label) => label.toLowerCase() === word);
};

export async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

/** Runs `work` on a file of that content, in a folder of its own that is gone afterwards. */
export async function withFile<T>(
  name: string,
  content: string | Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mmt4nl-datasets-'));
  try {
    await writeFile(join(folder, name), content);
    return await work(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What reading a file gives, in the form of a table: the values, or the error's message without the folder's name. */
export async function reading<T>(
  name: string,
  content: string | Uint8Array,
  read: (file: string) => AsyncIterable<T>,
): Promise<T[] | string> {
  return withFile(name, content, async (file) => {
    try {
      return await all(read(file));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.message.replaceAll(file.slice(0, -name.length), '');
    }
  });
}
