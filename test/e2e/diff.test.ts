import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runName, suiteFolder, writeSummary } from '../../src/contracts/history.js';
import { openRunFolder } from '../../src/store/run-folder.js';
import { type Ended, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { held, reported, result, violated } from '../support/suite-runs.js';

const fresh = freshFolders();
const ids = ['a', 'b', 'c', 'd'];

function diff(cwd: string, ...args: readonly string[]): Promise<Ended> {
  return startCli(['diff', ...args], { cwd }).ended;
}

/** A finished run of a suite under `cwd`, in which the first `passes` cases pass. */
async function ran(cwd: string, version: string, passes: number, name = 'Support Agent'): Promise<string> {
  const started = `2026-11-2${version.length}T10:15:00.000Z`;
  const folder = path.join(suiteFolder(name, path.join(cwd, 'runs', 'suites')), runName(version, started));
  mkdirSync(folder, { recursive: true });
  const checks = (at: number) => [at < passes ? held('Cites') : violated('Cites', 'Expected a citation, got none')];
  const report = await reported(
    folder,
    ids.map((id, at) => result(id, checks(at))),
    { name, version, started, prompt: `Prompt of ${version}\nAnswer: {input}` },
  );
  writeSummary(openRunFolder(folder), report);
  return folder;
}

describe('mmt4nl diff', () => {
  test('exits 1 on a regression and writes what broke, 0 the other way round', async () => {
    const cwd = fresh();
    await ran(cwd, '1.2.0', 4);
    await ran(cwd, '1.3.0', 2);
    const ended = await diff(cwd, 'v1.2.0', 'v1.3.0', '-o', 'regression.md');
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: '' });
    const text = readFileSync(path.join(cwd, 'regression.md'), 'utf8');
    expect(text).toContain('# Support Agent: 1.2.0 → 1.3.0');
    expect(text).toContain('▼ **REGRESSION: 100.0% → 50.0% (−50.0pp');
    expect(text).toContain('2 broken, 0 fixed; exact McNemar p = 0.500: tied, it may be chance');
    expect(text).toContain('-Prompt of 1.2.0\n+Prompt of 1.3.0\n Answer: {input}');
    expect(await diff(cwd, '1.3.0', '1.2.0')).toMatchObject({ code: 0, stderr: '' });
  });

  test('of two suites wants one named, and knows their names and versions', async () => {
    const cwd = fresh();
    const [a, b] = [await ran(cwd, '1.0.0', 4), await ran(cwd, '1.0.0', 4, 'Other')];
    const either = await diff(cwd, 'v1.0.0', 'v1.0.0');
    expect(either).toMatchObject({ code: 2 });
    expect(either.stderr).toContain('Expected one suite, found 2: other, support-agent');
    expect(await diff(cwd, 'v1.0.0', 'v1.0.0', '--suite', 'Support Agent')).toMatchObject({ code: 0 });
    expect((await diff(cwd, 'v1.0.0', 'v1.0.0', '--suite', 'othr')).stderr).toContain('Did you mean "other"');
    expect((await diff(cwd, 'v1.0.0', 'v1.0.1', '--suite', 'other')).stderr).toContain('version `1.0.1`');
    expect(await diff(fresh(), a, b)).toMatchObject({ code: 0 });
  });

  test('without any run says how to make one', async () => {
    const { code, stderr } = await diff(fresh(), 'v1', 'v2');
    expect(code).toBe(2);
    expect(stderr).toContain('mmt4nl test SUITE.yaml keeps its runs there');
  });
});
