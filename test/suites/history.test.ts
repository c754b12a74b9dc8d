import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshRun, pastRuns, runName, runOfVersion, suiteFolder, writeSummary } from '../../src/contracts/history.js';
import { openRunFolder } from '../../src/store/run-folder.js';
import { freshFolders } from '../support/folder.js';
import { held, reported, result, violated } from '../support/suite-runs.js';

const fresh = freshFolders();

/** A run in a folder of its own, finished or not. */
async function run(parent: string, version: string, day: number, { failed = 0, finished = true } = {}) {
  const started = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  const folder = path.join(parent, runName(version, started));
  const results = Array.from({ length: 4 }, (_, at) =>
    result(`c${at}`, [at < failed ? violated('a', 'Expected a') : held('a')]),
  );
  const report = await reported(folder, results, { version, started });
  if (finished) writeSummary(openRunFolder(folder), report);
  return folder;
}

describe('the history of a suite', () => {
  test('finds the latest finished run of a version, with or without its v, or a folder', async () => {
    const parent = fresh();
    await run(parent, '1.2.0', 3);
    const latest = await run(parent, '1.2.0', 12);
    await run(parent, '1.2.0', 20, { finished: false });
    const other = await run(parent, '1.10.0', 14);
    expect(runOfVersion('v1.2.0', parent).folder).toBe(latest);
    expect(runOfVersion('1.2.0', parent).folder).toBe(latest);
    expect(runOfVersion('1.10.0', parent).folder).toBe(other);
    expect(runOfVersion(other, parent).folder).toBe(other);
  });

  test('says what there is where a version is not', async () => {
    const parent = fresh();
    expect(() => runOfVersion('1.0', parent)).toThrow(
      `${parent}: Expected a finished run of version \`1.0\`, found no finished run.`,
    );
    await run(parent, 'beta', 3);
    await run(parent, '1.2.0', 4);
    expect(() => runOfVersion('v1.20', parent)).toThrow('found only 1.2.0, beta. Did you mean "1.2.0"?');
  });

  test('knows earlier finished runs, oldest first, without the one that is asked for', async () => {
    const parent = fresh();
    const now = await run(parent, '1.3.0', 9);
    await run(parent, '1.2.0', 5, { failed: 1 });
    await run(parent, '1.1.0', 2, { failed: 3 });
    await run(parent, '1.0.0', 1, { finished: false });
    expect(pastRuns(parent, now).map(({ version, passed, failed }) => [version, passed, failed])).toEqual([
      ['1.1.0', 1, 3],
      ['1.2.0', 3, 1],
    ]);
    expect(pastRuns(path.join(parent, 'nowhere'), now)).toEqual([]);
  });

  test.each(['', '[{"model": "embed', '{}', '[{"model": "embedded:lexicon", "passed": "3"}]'])(
    'a summary that was damaged is said, not left out: %s',
    async (damaged) => {
      const parent = fresh();
      const file = path.join(await run(parent, '1.0.0', 1), 'summary.json');
      writeFileSync(file, damaged);
      expect(() => pastRuns(parent, 'another')).toThrow(
        `${file}: Expected what \`mmt4nl test\` wrote of a finished run`,
      );
    },
  );

  test.each<readonly [name: string, folder: string]>([
    ['Customer Support Evals', 'customer-support-evals'],
    ['../../etc', 'etc'],
    ['Größe 2', 'größe-2'],
    ['!!!', 'suite'],
  ])('%s lies in %s', (name, folder) => {
    expect(suiteFolder(name, 'runs')).toBe(path.join('runs', folder));
  });

  test('two runs of one second have two folders', async () => {
    const parent = fresh();
    const started = '2026-11-03T10:00:00.000Z';
    const first = await run(parent, '1/2', 3);
    expect(first).toBe(path.join(parent, '1-2-2026-11-03T10-00-00'));
    const second = freshRun(parent, '1/2', started);
    expect(second).toBe(`${first}-2`);
    openRunFolder(second);
    expect(freshRun(parent, '1/2', started)).toBe(`${first}-3`);
  });
});
