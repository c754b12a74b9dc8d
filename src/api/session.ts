import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { fingerprintOf } from '../config/fingerprint.js';
import { withConfig } from '../config/with-config.js';
import type { Model, ModelProvider, Plugins } from '../core/types.js';
import type { Limits } from '../experiment/budget.js';
import { RunStopped } from '../experiment/run-stopped.js';
import { openRunFolder, type RunFolder } from '../store/run-folder.js';

/** What asking models from a program takes. */
export interface SessionOptions extends Limits {
  /** The run's folder; the same run goes on there. By default a new one among the temporary files. */
  readonly folder?: string;
  /** Models of your own, in the place of those that the file names. */
  readonly models?: readonly Model[];
  /** Plug-ins beside the built-in ones. */
  readonly config?: Config;
  /** A folder in which replies outlive runs; by default none is used. */
  readonly cache?: string;
  /** Fires when nothing more is to be asked: what is under way is waited for and kept, and the result says why it `stopped`. */
  readonly signal?: AbortSignal;
  /** Keys are read from here; by default from the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** The provider of models that are values. */
const OWN = 'own';

export const QUIET = { planned: () => undefined, settled: () => undefined, note: () => undefined };

/** How a model that is a value is named in an experiment or a suite. */
export function specOf({ name }: Model): string {
  return `${OWN}:${name}`;
}

/** The caller's signal as a session's, which fires with a RunStopped; `end` takes away what was left on it. */
export function stoppingBy(signal: AbortSignal | undefined): { readonly stopping: AbortSignal; end(): void } {
  const controller = new AbortController();
  const stop = () => {
    const { reason }: { readonly reason: unknown } = signal ?? { reason: undefined };
    const why = reason instanceof Error ? reason.message : String(reason);
    controller.abort(reason instanceof RunStopped ? reason : new RunStopped(why));
  };
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  return { stopping: controller.signal, end: () => signal?.removeEventListener('abort', stop) };
}

export function folderFor(named: string | undefined): RunFolder {
  return openRunFolder(named ?? mkdtempSync(path.join(tmpdir(), 'mmt4nl-run-')));
}

/** Models are asked as they are, one request each: whoever brings one has its own pace. */
export function pluginsFor(builtIns: Plugins, config: Config | undefined, models: readonly Model[]): Plugins {
  const plugins = withConfig(builtIns, config && { file: 'config', config, fingerprint: fingerprintOf(config) });
  if (models.length === 0) return plugins;
  const own: ModelProvider = {
    name: OWN,
    about: 'models of the caller',
    examples: models.map(specOf),
    open: async ({ name }) => {
      const found = models.find((model) => model.name === name);
      if (found === undefined) throw new RangeError(`Expected a model called ${name}`);
      return { name: specOf(found), complete: (request) => found.complete(request) };
    },
  };
  return { ...plugins, models: [...plugins.models, own] };
}
