import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lock } from '../../src/store/lock.js';
import { child } from '../support/child.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();
const lockFile = () => path.join(folder(), 'lock');
const held = (file: string, holder: { pid: number; host?: string }) =>
  writeFileSync(file, JSON.stringify({ host: hostname(), ...holder }));
const deadPid = async () => Number(await child(() => 'console.log(process.pid)'));

describe('lock', () => {
  test('is one at a time, and is gone when it is released', () => {
    const file = lockFile();
    const first = lock(file);
    expect(() => lock(file)).toThrow(
      `${file}: Expected nobody else at work on this run, found process ${process.pid} on ${hostname()}`,
    );
    first.release();
    expect(existsSync(file)).toBe(false);
    lock(file).release();
  });

  test('of another process at work is respected, and left as it is', async () => {
    const file = lockFile();
    held(file, { pid: process.ppid });
    const before = readFileSync(file, 'utf8');
    expect(() => lock(file)).toThrow(`found process ${process.ppid}`);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('of another machine is respected', () => {
    const file = lockFile();
    held(file, { pid: 1, host: 'elsewhere' });
    expect(() => lock(file)).toThrow('found process 1 on elsewhere');
  });

  test('of a process that is gone is taken over', async () => {
    const file = lockFile();
    held(file, { pid: await deadPid() });
    const taken = lock(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, host: hostname() });
    taken.release();
  });

  test('of an earlier process with the same id is taken over, as after a container begins anew', () => {
    const file = lockFile();
    held(file, { pid: process.pid });
    lock(file).release();
  });

  test('that names nobody is taken over once it is old: its maker may be about to write it', () => {
    const file = lockFile();
    writeFileSync(file, '{"pid":');
    expect(() => lock(file)).toThrow('found another process');
    utimesSync(file, new Date(0), new Date(0));
    lock(file).release();
  });

  test('that several processes would take over goes to one', async () => {
    const into = folder();
    const pid = await deadPid();
    const names = Array.from({ length: 100 }, (_, at) => path.join(into, `lock-${at}`));
    for (const name of names) held(name, { pid });
    const tried = [0, 1, 2].map((at) => path.join(into, `tried-${at}`));
    const taking = tried.map((mine) =>
      child(
        (dist) => `
          import { existsSync, writeFileSync } from 'node:fs';
          import { lock } from ${dist('src/store/lock.js')};
          let taken = [];
          for (const name of ${JSON.stringify(names)}) try { lock(name); taken.push(name) } catch {}
          console.log(JSON.stringify(taken));
          writeFileSync(${JSON.stringify(mine)}, '');
          // The lock of one that has ended may be taken: all stay until all have tried.
          while (!${JSON.stringify(tried)}.every((file) => existsSync(file))) await new Promise((later) => setTimeout(later, 5));`,
      ),
    );
    const taken: string[] = (await Promise.all(taking)).flatMap((text) => JSON.parse(text));
    expect(taken.sort()).toEqual([...names].sort());
  });
});
