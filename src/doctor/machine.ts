import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../core/package-root.js';
import { cacheFolder } from '../store/cache-folder.js';
import { type Check, failed } from './check.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The oldest Node that package.json allows. */
const OLDEST = [20, 12] as const;

/** Node, this package, and the folder in which replies outlive runs. */
export function machineChecks(environment: Environment, node: string = process.versions.node): readonly Check[] {
  return [nodeCheck(node), { name: 'mmt4nl', status: 'ok', found: version() }, cacheCheck(cacheFolder(environment))];
}

function nodeCheck(node: string): Check {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const enough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (enough) return { name: 'Node.js', status: 'ok', found: node };
  return { name: 'Node.js', status: 'fail', found: node, fix: `Install Node.js ${OLDEST.join('.')} or later` };
}

/** Made if need be, as a run would; what is written to try it is taken away again. */
function cacheCheck(folder: string): Check {
  const probe = path.join(folder, `.doctor-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return { name: 'cache', status: 'ok', found: `${folder} can be written to` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const found = `${folder} cannot be written to (${code})`;
    return {
      name: 'cache',
      status: 'fail',
      found,
      fix: 'Set MMT4NL_CACHE to a folder of yours, or run with --no-cache',
    };
  }
}

/** Whether a key can be found for each provider that takes one; whether one is needed, the models of a file tell. */
export function keyChecks(
  providers: readonly { readonly name: string; readonly keys?: readonly string[] }[],
  environment: Environment,
): readonly Check[] {
  return providers.flatMap(({ name, keys = [] }): readonly Check[] => {
    if (keys.length === 0) return [];
    const set = keys.find((key) => environment[key]?.trim());
    if (set === undefined) {
      const found = `${keys.join(' or ')} not set: needed for ${name}: models at their own address`;
      return [{ name: `key ${name}`, status: 'ok', found }];
    }
    if (/^[\x21-\x7e]+$/u.test(environment[set]?.trim() ?? ''))
      return [{ name: `key ${name}`, status: 'ok', found: `${set} is set` }];
    const broken = new Error(`${set} holds spaces or other characters that no key has`);
    return [failed(`key ${name}`, Object.assign(broken, { hint: 'Copy the key again' }))];
  });
}
