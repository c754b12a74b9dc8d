import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { missing } from './tool.js';

const SERVER = 'redis-server';

/** Why tests with Redis cannot run here; undefined: they can. */
export const noRedis = missing(SERVER, SERVER);

export interface TestRedis {
  readonly url: string;
  /** All that was ever written to it, as it was written. */
  written(): string;
  /** Ends it, keeping its data, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of the test's own, on a free port of loopback, with all that is written to it in a folder. */
export async function startRedis(folder: string, ...more: readonly string[]): Promise<TestRedis> {
  mkdirSync(folder, { recursive: true });
  const port = String(await freePort());
  const args = [
    ...['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''],
    ...['--auto-aof-rewrite-percentage', '0', ...more],
  ];
  let server = await start(args);
  const stop = async () => {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    written() {
      const files = path.join(folder, 'appendonlydir');
      return readdirSync(files)
        .map((file) => readFileSync(path.join(files, file), 'latin1'))
        .join('');
    },
    async restart() {
      await stop();
      server = await start(args);
    },
    stop,
  };
}

async function start(args: readonly string[]): Promise<ChildProcess> {
  const server = spawn(SERVER, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout.setEncoding('utf8')) if (text.includes('Ready to accept')) break;
  server.stdout.resume();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
