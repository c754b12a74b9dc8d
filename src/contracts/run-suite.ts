import { renameSync, rmSync } from 'node:fs';
import type { ModelError } from '../core/errors.js';
import { allEnded } from '../experiment/all-ended.js';
import type { Budget } from '../experiment/budget.js';
import { inOrder } from '../experiment/in-order.js';
import { type AskedModel, openAsking } from '../experiment/open-asking.js';
import { RunStopped } from '../experiment/run-stopped.js';
import { joinFiles, writeUntilStopped } from '../experiment/verdict-parts.js';
import type { Watcher } from '../experiment/watcher.js';
import { withOpened } from '../experiment/with-opened.js';
import { openErrorLog } from '../store/error-log.js';
import { lock } from '../store/lock.js';
import { openReplyLog } from '../store/reply-log.js';
import type { RunFolder } from '../store/run-folder.js';
import { resultOf } from './case-result.js';
import { keepManifest } from './keep-manifest.js';
import type { OpenConfiguration, PreparedSuite } from './prepare-suite.js';
import type { CaseResult } from './result.js';
import { type SuiteAsking, suiteAskings } from './suite-askings.js';
import type { SuiteManifest } from './suite-manifest.js';

export interface RunSuiteOptions {
  readonly folder: RunFolder;
  /** Fires, with a RunStopped, when nothing more is to be asked; what is under way is waited for. */
  readonly stopping: AbortSignal;
  readonly budget: Budget;
  readonly cache: string | undefined;
  readonly watcher: Watcher;
  /** When it is begun, in ISO 8601; a folder that holds the run already keeps its own. */
  readonly started: string;
  /** Whether to stop at the first case that fails. */
  readonly bail?: boolean;
  /** Told each result, in the order of the suite. */
  readonly onResult?: (result: CaseResult) => void;
}

export interface SuiteEnded {
  readonly manifest: SuiteManifest;
  /** Why it ended before all was asked; undefined: it did not. */
  readonly stopped: string | undefined;
  /** The models that could not be asked on, and why. */
  readonly over: readonly { readonly model: string; readonly error: ModelError }[];
}

/**
 * Asks every case of a suite, as written and in its follow-ups, under every configuration, and checks the replies. Models
 * are asked side by side, the configurations of one in turn. In a folder that holds the same run already, what was answered
 * is not asked again. Throws UserError where the folder holds another run, and where the disk refuses.
 */
export async function runSuite(prepared: PreparedSuite, options: RunSuiteOptions): Promise<SuiteEnded> {
  const { folder, watcher } = options;
  const held = lock(folder.path('lock'));
  try {
    const manifest = keepManifest(folder, prepared, options.started);
    const models = [...new Set(prepared.configurations.map(({ model }) => model))];
    const askings = [...suiteAskings(prepared.suite, prepared.operators)];
    const each = prepared.configurations.length / models.length;
    await watcher.planned({
      items: prepared.suite.cases.length,
      cases: askings.filter(({ followUp }) => followUp !== null).length,
      requests: askings.length * each,
      models,
    });
    return { manifest, ...(await askAll(prepared, options, askings, models)) };
  } finally {
    held.release();
    folder.discardIfNew();
  }
}

async function askAll(
  prepared: PreparedSuite,
  options: RunSuiteOptions,
  askings: readonly SuiteAsking[],
  models: readonly string[],
): Promise<Omit<SuiteEnded, 'manifest'>> {
  const { folder, stopping } = options;
  const abandon = new AbortController();
  const enough = new AbortController();
  const results = folder.path('results');
  return await withOpened(async (keep) => {
    const log = keep(openReplyLog(folder.path('replies')), (it) => it.close());
    const errors = keep(openErrorLog(folder.path('errors'), { again: true }), (it) => it.close());
    const session = { ...options, stopping: AbortSignal.any([stopping, enough.signal]), log, errors, abandon };
    const open = (...asked: Parameters<typeof openAsking>) => keep(openAsking(...asked), (it) => it.close());
    const judges = new Map(
      [...prepared.judges].map(([name, judge]) => [name, open(judge, { params: { temperature: 0 } }, session)]),
    );
    const opened = prepared.configurations.map((configuration) => ({
      configuration,
      asking: open(configuration.opened, configuration, session),
    }));
    const parts = models.map((model, at) => ({
      model,
      file: keep(`${results}.${at}.new`, (file) => rmSync(file, { force: true })),
    }));
    const ends = await allEnded(
      parts.map(({ model, file }) =>
        writeUntilStopped(
          file,
          resultsOf(
            opened.filter(({ configuration }) => configuration.model === model),
            { prepared, judges, askings, enough, bail: options.bail === true, onResult: options.onResult },
          ),
        ),
      ),
      abandon,
    );
    await joinFiles(
      parts.map(({ file }) => file),
      `${results}.new`,
    );
    renameSync(`${results}.new`, results);
    const ended = new Map(
      opened.flatMap(({ asking: { model, fatality } }) => (fatality.over ? [[model, fatality.over]] : [])),
    );
    return {
      stopped: ends.find((reason) => reason !== undefined),
      over: [...ended].map(([model, error]) => ({ model, error })),
    };
  });
}

interface Session {
  readonly prepared: PreparedSuite;
  readonly judges: ReadonlyMap<string, AskedModel>;
  readonly askings: readonly SuiteAsking[];
  readonly bail: boolean;
  readonly onResult: RunSuiteOptions['onResult'] | undefined;
  /** Fires when a case failed and no more is wanted. */
  readonly enough: AbortController;
}

/** The results of one model, configuration by configuration, in the order of the suite. */
async function* resultsOf(
  opened: readonly { readonly configuration: OpenConfiguration; readonly asking: AskedModel }[],
  session: Session,
): AsyncGenerator<CaseResult> {
  for (const { configuration, asking } of opened) {
    async function* all() {
      yield* session.askings;
    }
    try {
      for await (const result of inOrder(all(), asking.bounds, (each) =>
        resultOf(each, configuration, asking, { suite: session.prepared.suite, judges: session.judges }),
      )) {
        yield result;
        session.onResult?.(result);
        if (session.bail && failed(result))
          session.enough.abort(new RunStopped(`${result.case} failed, and --bail was given`));
      }
    } finally {
      await asking.asker.idle();
    }
  }
}

function failed({ checks }: CaseResult): boolean {
  return checks.some(({ status, severity }) => status === 'violated' && severity === 'error');
}
