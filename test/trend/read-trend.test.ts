import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { existingRunFolder } from '../../src/store/run-folder.js';
import { readTrend } from '../../src/trend/read-trend.js';
import { freshFolders } from '../support/folder.js';
import { writeLargeRun } from '../support/large-run.js';

const fresh = freshFolders();

/** A run of 40 cases, with something else in its manifest. */
function write(folder: string, change: object, seed = 42): void {
  writeLargeRun(folder, 40);
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...change, experiment: { ...manifest.experiment, seed } }));
}

test('the runs of one experiment in the order of their time, with what sets them apart; all else is passed over', async () => {
  const runs = fresh();
  const at = (name: string) => path.join(runs, name);
  write(at('now'), { started: '2026-11-03T10:00:00.000Z' });
  write(at('later'), { started: '2026-11-04T10:00:00.000Z' });
  write(at('seed'), { started: '2026-11-02T10:00:00.000Z' }, 7);
  write(at('data'), { started: '2026-11-02T09:00:00.000Z', data: { 'gone.jsonl': 'another' } });
  write(at('old'), {});
  utimesSync(path.join(at('old'), 'manifest.json'), new Date('2026-11-01'), new Date('2026-11-01'));
  write(at('other'), { name: 'other' });
  write(at('going-on'), {});
  renameSync(path.join(at('going-on'), 'verdicts.jsonl'), path.join(at('going-on'), 'verdicts.jsonl.0.new'));
  write(at('damaged'), {});
  writeFileSync(path.join(at('damaged'), 'verdicts.jsonl'), '{\n');
  mkdirSync(at('no-json'));
  writeFileSync(path.join(at('no-json'), 'manifest.json'), '{');
  writeFileSync(at('a-file'), '');

  const trend = await readTrend(existingRunFolder(at('now')), runs);
  expect(trend?.older).toBe(0);
  expect(trend?.runs.map(({ points, ...told }) => ({ ...told, points: points.length }))).toEqual([
    { name: 'old', started: '2026-11-01T00:00:00.000Z', byFile: true, shown: false, differs: [], points: 4 },
    ...[
      { name: 'data', started: '2026-11-02T09:00:00.000Z', shown: false, differs: ['other data'] },
      { name: 'seed', started: '2026-11-02T10:00:00.000Z', shown: false, differs: ['another seed'] },
      { name: 'now', started: '2026-11-03T10:00:00.000Z', shown: true, differs: [] },
      { name: 'later', started: '2026-11-04T10:00:00.000Z', shown: false, differs: [] },
    ].map((run) => ({ ...run, byFile: false, points: 4 })),
  ]);
  expect(trend?.runs[0]?.points[0]).toMatchObject({ model: 'scripted', category: 'negation', relation: { of: 10 } });
});

test('a run alone has no trend; of many the latest are read, and the run itself', async () => {
  const runs = fresh();
  write(path.join(runs, 'now'), { started: '2026-01-01T00:00:00.000Z' });
  expect(await readTrend(existingRunFolder(path.join(runs, 'now')), runs)).toBeUndefined();
  for (let day = 10; day < 44; day++) write(path.join(runs, `run-${day}`), { started: `2026-02-${day}` });
  const trend = await readTrend(existingRunFolder(path.join(runs, 'now')), runs);
  expect(trend).toMatchObject({ older: 4 });
  expect(trend?.runs.map(({ name }) => name).slice(0, 2)).toEqual(['now', 'run-14']);
});
