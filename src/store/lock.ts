import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { UserError } from '../core/errors.js';
import { diskError } from './disk-error.js';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Keeps other processes out of a folder until it is released. A lock whose process is gone from this machine is taken
 * over. Throws UserError where another process holds it.
 */
export function lock(file: string): { release(): void } {
  for (let attempt = 0; attempt < 2; attempt++) {
    if (create(file)) return { release: () => rmSync(file, { force: true }) };
    const holder = readHolder(file);
    if (holder && isAtWork(holder)) throw taken(file, holder);
    rmSync(file, { force: true });
  }
  throw taken(file, readHolder(file));
}

function create(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw diskError(error, file);
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return pid === undefined || host === undefined ? undefined : { pid, host };
  } catch {
    return undefined; // gone in the meantime, or torn by a kill
  }
}

/** A process of another machine cannot be asked: it is taken to be at work. */
function isAtWork({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function taken(file: string, holder: Holder | undefined): UserError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new UserError(
    `${file}: Expected nobody else at work on this run, found ${who}`,
    'Wait for it to end, or, if it is gone, remove this file.',
  );
}
