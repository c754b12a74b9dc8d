import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { diskError } from './disk-error.js';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Milliseconds after which a lock that names nobody was torn by a kill; until then its maker may be about to write it. */
const TORN_AFTER = 5000;

/** The locks of this process. A file that names it and is none of them is of an earlier one: containers give the same id again. */
const own = new Set<string>();

/**
 * Keeps other processes out of a folder until it is released. A lock whose process is gone from this machine is taken
 * over. Throws UserError where another process holds it, and where the disk refuses.
 */
export function lock(file: string): { release(): void } {
  const name = path.resolve(file);
  if (!create(name)) {
    const found = textOf(name);
    if (isAtWork(name, found) || !removed(name, found) || !create(name)) throw taken(file, holderOf(textOf(name)));
  }
  own.add(name);
  return {
    release() {
      own.delete(name);
      rmSync(name, { force: true });
    },
  };
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

/** Undefined: it is gone in the meantime. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function holderOf(text = ''): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined; // torn by a kill
  }
}

/** A process of another machine cannot be asked: it is taken to be at work. */
function isAtWork(file: string, text: string | undefined): boolean {
  if (text === undefined) return false;
  const holder = holderOf(text);
  if (holder === undefined) return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < TORN_AFTER;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return own.has(file);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes away the lock that was found; false where another process took that over first. It is set aside before it is
 * looked at again, for between a look and a removal it may have become the lock of somebody at work.
 */
function removed(file: string, found: string | undefined): boolean {
  if (found === undefined) return true;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  const same = textOf(aside) === found;
  if (same) rmSync(aside, { force: true });
  else renameSync(aside, file);
  return same;
}

function taken(file: string, holder: Holder | undefined): UserError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new UserError(
    `${file}: Expected nobody else at work on this run, found ${who}`,
    'Wait for it to end, or, if it is gone, remove this file.',
  );
}
