import pc from 'picocolors';
import { plainText } from '../core/plain-text.js';
import type { Check } from '../doctor/check.js';
import { examine } from '../doctor/examine.js';
import { builtIns } from '../index.js';
import type { DoctorOptions } from './doctor.js';
import { plugins } from './plugins.js';
import { print } from './print.js';

const COLOURS = { ok: pc.green, warn: pc.yellow, fail: pc.red } as const;

/** `mmt4nl doctor`: exits 2 where a check fails. */
export async function doctor(file: string | undefined, { timeout, format }: DoctorOptions): Promise<void> {
  const checks = await examine({ file, environment: process.env, builtIns, plugins, seconds: timeout });
  const fails = checks.some(({ status }) => status === 'fail');
  await print(format === 'json' ? `${JSON.stringify({ schema: 1, ok: !fails, checks }, null, 2)}\n` : table(checks));
  if (fails) process.exitCode = 2;
}

function table(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => plainText(name).length));
  return checks
    .map(({ name, status, found, fix }) => {
      const subject = plainText(name).padEnd(width);
      const indent = ' '.repeat(4 + 2 + width + 2);
      const lines = plainText(found).split('\n');
      const head = `${COLOURS[status](status.padEnd(4))}  ${subject}  ${lines.join(`\n${indent}`)}\n`;
      return fix === undefined ? head : `${head}${indent}${pc.dim('→')} ${plainText(fix)}\n`;
    })
    .join('');
}
