import { mkdirSync } from 'node:fs';
import type { ModelError } from '../core/errors.js';
import type { Params } from '../core/types.js';
import { type Budget, createBudget } from '../experiment/budget.js';
import { openOne } from '../experiment/open-one.js';
import { RunStopped } from '../experiment/run-stopped.js';
import type { Watcher } from '../experiment/watcher.js';
import { readModelSpec } from '../models/model-spec.js';
import { openArtefacts } from '../specs/artefacts/artefact-folder.js';
import type { AskedModel } from '../specs/asked-model.js';
import { embeddedGenerator } from '../specs/generators/embedded/embedded-generator.js';
import { modelGenerator } from '../specs/generators/model/model-generator.js';
import { openAskings } from '../specs/open-askings.js';
import { readPrompt } from '../specs/read-prompt.js';
import type { PromptUnderTest } from '../specs/specification.js';
import type { StageReport } from '../specs/stages/stage-report.js';
import type { StageSession } from '../specs/stages/stage-session.js';
import { cacheFolder } from '../store/cache-folder.js';
import { stopping } from './interrupt.js';
import { plugins } from './plugins.js';
import { note } from './print.js';
import type { SpecOptions } from './spec-options.js';

/** What a command does with a prompt and those who are asked; `generator` is undefined where none is a model. */
export type SpecWork = (work: {
  readonly prompt: PromptUnderTest;
  readonly session: StageSession;
  readonly generator: AskedModel | undefined;
  readonly judges: readonly AskedModel[];
  /** The models under test, each asked with parameters of its own. */
  readonly models: readonly AskedModel[];
  /** Why a model cannot be asked on; undefined: all can. */
  readonly over: () => ModelError | undefined;
}) => Promise<void>;

/** What a command is given beside the prompt. */
export interface SpecSessionOptions extends SpecOptions {
  readonly judge?: readonly string[] | undefined;
  readonly models?: readonly string[] | undefined;
  /** What the models under test are asked with. */
  readonly params?: Params;
  /** Of all prompts of a command; absent: one is made for this prompt. */
  readonly budget?: Budget;
}

/**
 * Opens the prompt, its folder and the models, does the work, and says how it ended: exits 3 where it was stopped, or where
 * something could not be made. Throws what a model that cannot be asked on said.
 */
export async function withSpec(
  file: string,
  options: SpecSessionOptions,
  onStage: (report: StageReport) => void,
  work: SpecWork,
): Promise<void> {
  const { models, invariants } = await plugins();
  const open = async (name: string) => openOne(readModelSpec(name, models), { models }, process.env);
  const prompt = await readPrompt(file, invariants);
  if (prompt.inputs.length === 0)
    note('The prompt has no variables: all tests of it are the same, so that one is made for each rule.');
  const generating = options.generator === 'embedded' ? undefined : await open(options.generator);
  const judging = await Promise.all((options.judge ?? []).map(open));
  const underTest = await Promise.all((options.models ?? []).map(open));
  mkdirSync(prompt.folder, { recursive: true });
  const artefacts = openArtefacts(prompt.folder);
  const stop = stopping({ seconds: options.maxTime });
  const askings = openAskings({
    path: artefacts.path,
    budget: options.budget ?? createBudget(options),
    cache: options.cache ? cacheFolder(process.env) : undefined,
    stopping: stop.signal,
    watcher: quietly(options.quiet === true),
  });
  const asked = (opened: Awaited<ReturnType<typeof open>>, params?: Params): AskedModel => ({
    name: opened.model.name,
    ask: (messages, turn) => askings.ask(opened, messages, turn, params),
  });
  const generator = generating && asked(generating);
  try {
    const session: StageSession = {
      artefacts,
      generator: generator === undefined ? embeddedGenerator() : modelGenerator(generator.name, generator.ask),
      force: options.force === true,
      onStage(report) {
        // A model that cannot be asked on is the error; what it did not make would only repeat it.
        if (askings.over) throw askings.over;
        if (report.parts.some(({ how }) => how === 'not made')) process.exitCode = 3;
        onStage(report);
      },
    };
    await work({
      ...{ prompt, session, generator },
      judges: judging.map((each) => asked(each)),
      models: underTest.map((each) => asked(each, options.params ?? {})),
      over: () => askings.over,
    });
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    note(`Stopped before all was made: ${error.message}. Go on with the same command.`);
    process.exitCode = stop.interrupted ? 130 : 3;
  } finally {
    stop.end();
    await askings.close();
  }
}

function quietly(quiet: boolean): Watcher {
  return {
    planned() {},
    settled() {},
    note(text) {
      if (!quiet) note(text);
    },
  };
}
