import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './cli.js';

/** Runs a module that may import what was built, by its path under dist/; resolves with its stdout. */
export async function child(source: (dist: (module: string) => string) => string): Promise<string> {
  const dist = (module: string) => JSON.stringify(path.join(ROOT, 'dist', module));
  const process_ = spawn(process.execPath, ['--input-type=module', '--eval', source(dist)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  process_.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const code = await new Promise((resolve) => process_.on('close', resolve));
  if (code !== 0) throw new Error(`Expected a child that ends well, got exit code ${code}`);
  return stdout;
}
