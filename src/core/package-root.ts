import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

let found: { readonly root: string; readonly version: string } | undefined;

/** The folder that holds this package's package.json, from `src/` as from `dist/src/`. */
export function packageRoot(): string {
  return thisPackage().root;
}

/** The version of this package. */
export function version(): string {
  return thisPackage().version;
}

function thisPackage(): { readonly root: string; readonly version: string } {
  found ??= lookUpwards(import.meta.dirname);
  return found;
}

function lookUpwards(folder: string): { root: string; version: string } {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === 'mmt4nl' && version !== undefined) return { root: folder, version };
  }
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('Expected to find the package.json of mmt4nl above its code');
  return lookUpwards(parent);
}
