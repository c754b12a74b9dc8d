import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { existingRunFolder, holdsRun, type RunFolder, replaceFile } from '../store/run-folder.js';
import { isSuiteManifest } from './keep-manifest.js';
import type { Past } from './objectives.js';
import { plainVersion } from './plain-version.js';
import type { SuiteReport } from './suite-report.js';

/** Runs of suites lie in `runs/suites/NAME/VERSION-TIME`, so that versions find each other. */
export const SUITES = path.join('runs', 'suites');

/** What stays of a finished run for those after it. */
const SUMMARY = 'summary.json';

/** The folder of a suite's runs. */
export function suiteFolder(name: string, root: string = SUITES): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return path.join(root, slug === '' ? 'suite' : slug);
}

/** A run's folder that there is not yet, named in the order of time; two of one second are told apart by a number. */
export function freshRun(parent: string, version: string, started: string): string {
  const folder = path.join(parent, runName(version, started));
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? folder : `${folder}-${nth}`;
    if (!existsSync(tried)) return tried;
  }
}

/** A new folder's name, in the order of time: `1.2.0-2026-11-21T10-15-00`. */
export function runName(version: string, started: string): string {
  return `${version.replace(/[^\p{L}\p{N}.]+/gu, '-')}-${started.slice(0, 19).replaceAll(':', '-')}`;
}

export function writeSummary(folder: RunFolder, { manifest, configurations }: SuiteReport): void {
  const past: readonly Past[] = configurations.map(({ model, params, counts }) => ({
    model,
    params,
    started: manifest.started,
    version: manifest.version,
    passed: counts.passed,
    failed: counts.failed,
  }));
  replaceFile(path.join(folder.folder, SUMMARY), `${JSON.stringify(past, null, 2)}\n`);
}

const summary: z.ZodType<readonly Past[]> = z.array(
  z.looseObject({
    model: z.string(),
    params: z.record(z.string(), z.unknown()),
    started: z.string(),
    version: z.string(),
    passed: z.number(),
    failed: z.number(),
  }),
);

/** A run that cannot be counted is not left out in silence: an error budget would look better than it is. */
function summaryIn(file: string): readonly Past[] {
  try {
    return summary.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new UserError(
      `${file}: Expected what \`mmt4nl test\` wrote of a finished run, got a file that was damaged from outside`,
      'Without it that run counts no more among those before: delete the file, or bring it back.',
    );
  }
}

/** Earlier finished runs of a suite, oldest first; `but` is left out. Throws UserError where one of them is damaged. */
export function pastRuns(parent: string, but: string): readonly Past[] {
  return runsIn(parent)
    .filter((folder) => path.resolve(folder) !== path.resolve(but))
    .flatMap((folder) => {
      const file = path.join(folder, SUMMARY);
      return existsSync(file) ? summaryIn(file) : [];
    })
    .toSorted((a, b) => (a.started < b.started ? -1 : 1));
}

/** The run that a version (`v1.2.0` or `1.2.0`: its latest) or a folder stands for. Throws UserError where there is none. */
export function runOfVersion(named: string, parent: string): RunFolder {
  if (holdsRun(named)) return existingRunFolder(named);
  const wanted = plainVersion(named);
  const known = runsIn(parent).flatMap((folder) => {
    const manifest = existingRunFolder(folder).manifest();
    return isSuiteManifest(manifest) && existsSync(path.join(folder, SUMMARY)) ? [{ folder, manifest }] : [];
  });
  const [latest] = known
    .filter(({ manifest }) => manifest.version === wanted)
    .toSorted((a, b) => (a.manifest.started > b.manifest.started ? -1 : 1));
  if (latest) return existingRunFolder(latest.folder);
  const versions = [...new Set(known.map(({ manifest }) => manifest.version))];
  throw new UserError(
    `${parent}: Expected a finished run of version \`${wanted}\`, found ${versions.length === 0 ? 'no finished run' : `only ${versions.join(', ')}`}.${didYouMean(wanted, versions)}`,
    'mmt4nl test SUITE.yaml keeps one for each version that it runs.',
  );
}

function runsIn(parent: string): readonly string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .map((name) => path.join(parent, name))
    .filter(holdsRun);
}
