import { homedir } from 'node:os';
import path from 'node:path';

/** Where replies outlive runs: `MMT4NL_CACHE`, or the user's folder for caches. */
export function cacheFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const { MMT4NL_CACHE: own, XDG_CACHE_HOME: caches = path.join(homedir(), '.cache') } = environment;
  return own === undefined || own === '' ? path.join(caches, 'mmt4nl', 'replies') : path.resolve(own);
}
