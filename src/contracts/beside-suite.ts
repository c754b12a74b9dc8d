import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ModelProvider, ModelSpec } from '../core/types.js';

/**
 * A model whose answers come from a file that lies beside the suite, by its path from the current folder: paths in a suite are
 * relative to it. Where nothing lies there, the model as it is named.
 */
export function besideSuite(spec: ModelSpec, suite: string, providers: readonly ModelProvider[]): ModelSpec {
  const file = providers.find(({ name }) => name === spec.provider)?.file?.(spec);
  if (file === undefined || path.isAbsolute(file) || !spec.name.startsWith(file)) return spec;
  const beside = path.resolve(path.dirname(suite), file);
  if (!existsSync(beside)) return spec;
  return { ...spec, name: `${path.relative('', beside)}${spec.name.slice(file.length)}` };
}
