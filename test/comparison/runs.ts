import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pair } from '../../src/datasets/pairs.js';
import { openRunFolder, type RunFolder } from '../../src/store/run-folder.js';
import type { VerdictRecord } from '../../src/store/verdict-record.js';
import { observation } from '../statistics/observations.js';

const within = mkdtempSync(path.join(tmpdir(), 'mmt4nl-compare-'));
process.on('exit', () => rmSync(within, { recursive: true, force: true }));
let made = 0;

/** A run whose cases, labelled Yes, were answered so: source and follow-up; `-` for a case that it does not have. */
export function run(...answers: readonly string[]): RunFolder {
  const folder = openRunFolder(path.join(within, `${made++}`));
  const asked = answers.flatMap((words, at) => {
    const [source = '', followUp = ''] = words.split(' ');
    if (source === '-') return [];
    const pair: Pair = {
      id: `c${at}`,
      item: `${at}`,
      task: 'yes-no',
      category: 'typo',
      relation: 'same',
      source: 'Is it?',
      follow_up: 'Is ti?',
    };
    const record: VerdictRecord = { ...observation(source, followUp, { item: pair.item }), case: pair.id, repeat: 0 };
    return [{ pair, record }];
  });
  const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
  writeFileSync(folder.path('cases'), lines(asked.map(({ pair }) => pair)));
  writeFileSync(folder.path('verdicts'), lines(asked.map(({ record }) => record)));
  return folder;
}
