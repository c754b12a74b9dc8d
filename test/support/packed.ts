import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './cli.js';

export interface Packed {
  /** The .tgz, as it would be published. */
  readonly tarball: string;
  /** Bytes of all files, without dependencies. */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** What `npm pack` makes of what was built; nothing is built anew. */
export function packed(): Packed {
  const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-packed-'));
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });
  const [pack] = Object.values(JSON.parse(told) as Record<string, Omit<Packed, 'tarball'> & { filename: string }>);
  if (pack === undefined) throw new Error('Expected npm to pack one package');
  return { ...pack, tarball: path.join(folder, pack.filename) };
}
