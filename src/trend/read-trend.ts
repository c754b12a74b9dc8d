import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import type { Manifest } from '../experiment/manifest.js';
import { existingRunFolder, holdsRun, type RunFolder } from '../store/run-folder.js';
import { differencesOf } from './differences.js';
import { pointsOf } from './points.js';
import type { Trend, TrendRun } from './trend.js';

/** More runs are not read. */
const MOST = 30;

interface Found {
  readonly folder: RunFolder;
  readonly manifest: Manifest;
  readonly started: string;
}

/**
 * The runs of the same experiment in a folder, with the run itself; undefined where there is no other. What is no run of
 * ours, has no verdicts yet or cannot be read, is passed over.
 */
export async function readTrend(run: RunFolder, within: string): Promise<Trend | undefined> {
  const own = manifestIn(run);
  if (!own) return undefined;
  const others = foldersIn(within)
    .filter((folder) => holdsRun(folder) && !isSame(folder, run.folder))
    .map(existingRunFolder);
  const found = [run, ...others]
    .flatMap((folder): readonly Found[] => {
      const manifest = manifestIn(folder);
      if (!manifest || manifest.name !== own.name || !existsSync(folder.path('verdicts'))) return [];
      const started = manifest.started ?? ifReadable(() => statSync(folder.path('manifest')).mtime.toISOString());
      return started === undefined ? [] : [{ folder, manifest, started }];
    })
    .sort((a, b) => (a.started < b.started ? -1 : 1));
  const kept = found.filter(({ folder }, at) => folder === run || at >= found.length - MOST);
  if (kept.length < 2 || !kept.some(({ folder }) => folder === run)) return undefined;
  const runs: TrendRun[] = [];
  for (const each of kept) {
    const read = await trendRun(each, run, own);
    if (read) runs.push(read);
  }
  return { runs, older: found.length - kept.length };
}

/** Undefined for a run whose verdicts cannot be read. */
async function trendRun(
  { folder, manifest, started }: Found,
  run: RunFolder,
  own: Manifest,
): Promise<TrendRun | undefined> {
  const points = await pointsOf(folder).catch(unreadable);
  return (
    points && {
      name: path.basename(path.resolve(folder.folder)),
      started,
      byFile: manifest.started === undefined,
      shown: folder === run,
      differs: differencesOf(manifest, own),
      points,
    }
  );
}

function foldersIn(within: string): readonly string[] {
  return ifReadable(() => readdirSync(within).map((name) => path.join(within, name))) ?? [];
}

function manifestIn(folder: RunFolder): Manifest | undefined {
  const manifest = ifReadable(() => folder.manifest()) as Manifest | undefined;
  return manifest?.schema === 1 ? manifest : undefined;
}

/** Undefined for what is damaged, not ours to read, or gone by now: it is somebody else's run. */
function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    return unreadable(error);
  }
}

/** Throws what is a bug of ours. */
function unreadable(error: unknown): undefined {
  if (error instanceof UserError || (error instanceof Error && 'code' in error)) return undefined;
  throw error;
}

function isSame(one: string, other: string): boolean {
  return path.resolve(one) === path.resolve(other);
}
