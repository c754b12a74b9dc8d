import { createRng } from '../core/rng.js';
import type { Plugins } from '../core/types.js';
import { RunStopped } from '../experiment/run-stopped.js';
import type { RunFolder } from '../store/run-folder.js';
import { pairedTrial, type Trial } from './paired-trial.js';
import type { PreparedSuite } from './prepare-suite.js';
import { reportSuite } from './report-suite.js';
import { textReport } from './report-text.js';
import type { CaseResult } from './result.js';
import { type RunSuiteOptions, runSuite, type SuiteEnded } from './run-suite.js';
import type { CaseReport, SuiteReport } from './suite-report.js';

export interface TrialOptions extends Omit<RunSuiteOptions, 'folder' | 'bail' | 'onResult'> {
  readonly folders: { readonly a: RunFolder; readonly b: RunFolder };
  readonly plugins: Pick<Plugins, 'relations' | 'invariants'>;
  /** Whether all cases are asked even where it is decided before. */
  readonly all: boolean;
}

export interface TrialEnded {
  readonly trial: Trial;
  readonly a: SuiteReport;
  readonly b: SuiteReport;
  /** What ended before all was asked, and why; empty where it was decided, or all was. */
  readonly ended: readonly SuiteEnded[];
}

/**
 * Asks two prompts the same cases side by side, in one random order, until it is decided which is better. Each needs one
 * configuration.
 */
export async function runTrial(
  a: PreparedSuite,
  b: PreparedSuite,
  { folders, plugins, all, ...session }: TrialOptions,
): Promise<TrialEnded> {
  const enough = new AbortController();
  const [sideA, sideB] = [collector(a), collector(b)];
  const look = (side: typeof sideA) => (result: CaseResult) => {
    if (!side.add(result) || all || enough.signal.aborted) return;
    if (pairedTrial(sideA.settled, sideB.settled).standing !== 'undecided')
      enough.abort(new RunStopped('it is decided'));
  };
  const stopping = AbortSignal.any([session.stopping, enough.signal]);
  const ended = await Promise.all([
    runSuite(shuffled(a), { ...session, stopping, folder: folders.a, onResult: look(sideA) }),
    runSuite(shuffled(b), { ...session, stopping, folder: folders.b, onResult: look(sideB) }),
  ]);
  const reports = { a: await reportSuite(folders.a, plugins), b: await reportSuite(folders.b, plugins) };
  return {
    ...reports,
    trial: pairedTrial(sideA.settled, sideB.settled),
    ended: ended.filter(({ stopped, over }) => (stopped !== undefined && !enough.signal.aborted) || over.length > 0),
  };
}

/** The order of a file may go from easy to hard: what is decided early must not hang on it. */
function shuffled(prepared: PreparedSuite): PreparedSuite {
  const { suite } = prepared;
  const byId = [...suite.cases].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ...prepared, suite: { ...suite, cases: createRng(suite.seed).fork('trial').shuffle(byId) } };
}

/** The cases of one side that are asked in all their samples, as written. */
function collector({ suite }: PreparedSuite) {
  const samples = new Map(suite.cases.map((each) => [each.id, each.samples]));
  const results = new Map<string, CaseResult[]>();
  const settled: Pick<CaseReport, 'id' | 'status'>[] = [];
  return {
    settled,
    /** Whether that settled a case. */
    add(result: CaseResult): boolean {
      if (result.followUp !== null) return false;
      const all = results.get(result.case) ?? [];
      results.set(result.case, all);
      all.push(result);
      if (all.length < (samples.get(result.case) ?? 1)) return false;
      settled.push({ id: result.case, status: textReport(all).status });
      return true;
    },
  };
}
