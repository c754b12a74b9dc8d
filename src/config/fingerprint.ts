import { hash } from '../core/hash.js';
import type { Config } from './config.js';

/** Tells configurations apart by what they list, functions by their source; 16 hex digits. @param text of the file that they are from */
export function fingerprintOf(config: Config, text = ''): string {
  return hash([text, sourceOf(config)]);
}

/** What a plug-in holds may be anything: an object that holds itself is written once. */
function sourceOf(config: Config): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(config, (_, each: unknown) => {
    if (typeof each === 'function' || typeof each === 'bigint') return each.toString();
    if (typeof each !== 'object' || each === null) return each;
    if (seen.has(each)) return '(as before)';
    seen.add(each);
    return each;
  });
}
