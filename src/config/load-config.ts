import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { packageRoot } from '../core/package-root.js';
import { checkConfig } from './check-config.js';
import type { Config } from './config.js';
import { fingerprintOf } from './fingerprint.js';

const NAMES = ['mmt4nl.config.ts', 'mmt4nl.config.mts', 'mmt4nl.config.js', 'mmt4nl.config.mjs'];

export interface LoadedConfig {
  readonly file: string;
  readonly config: Config;
  /** Of the file and of what it lists, functions by their source: other plug-ins make another run. */
  readonly fingerprint: string;
}

/**
 * The configuration of a folder, TypeScript or JavaScript; undefined where it has none. A file that is named must be there.
 * Throws UserError, with the cause, for one that is there and cannot be loaded: that is never taken for none.
 */
export async function loadConfig(folder: string, named?: string): Promise<LoadedConfig | undefined> {
  const file =
    named === undefined
      ? NAMES.map((name) => path.join(folder, name)).find((each) => existsSync(each))
      : path.resolve(folder, named);
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new UserError(`${named}: Expected a configuration file, found none`);
  const config = checkConfig(await defaultExport(file), file);
  return { file, config, fingerprint: fingerprintOf(config, readFileSync(file, 'utf8')) };
}

async function defaultExport(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const built = path.join(packageRoot(), 'dist', 'src');
  const jiti = createJiti(import.meta.url, {
    moduleCache: true,
    fsCache: false,
    // So that a plug-in finds us also where the package is installed for the whole machine, or is this one.
    alias: { 'mmt4nl/plugin': path.join(built, 'plugin.js'), mmt4nl: path.join(built, 'index.js') },
  });
  try {
    const exported: unknown = await jiti.import(file);
    return typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${file}: Expected a configuration that can be loaded, but: ${why}`);
  }
}
