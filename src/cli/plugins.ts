import { loadConfig } from '../config/load-config.js';
import { withConfig } from '../config/with-config.js';
import type { Plugins } from '../core/types.js';
import { builtIns } from '../index.js';

let found: Promise<Plugins> | undefined;

/** The built-in plug-ins and those of `mmt4nl.config.ts` in the current folder, or of the file that MMT4NL_CONFIG names. */
export function plugins(): Promise<Plugins> {
  found ??= loadConfig(process.cwd(), process.env['MMT4NL_CONFIG']).then((loaded) => withConfig(builtIns, loaded));
  return found;
}
