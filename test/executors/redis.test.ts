import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, shownUrl } from '../../src/executors/bullmq/redis.js';
import { replyStore } from '../../src/executors/bullmq/reply-store.js';
import { writeRun } from '../../src/executors/bullmq/run-record.js';
import { sharedAllowance } from '../../src/executors/bullmq/shared-allowance.js';
import { findWorkers, writeWorker } from '../../src/executors/bullmq/worker-record.js';
import { cli, startCli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { noRedis, startRedis, type TestRedis } from '../support/redis.js';
import { missing, said } from '../support/tool.js';

test.each([
  ['redis://:pass@queue:6379', 'redis://queue:6379'],
  ['rediss://user:pass@queue:6380/2', 'rediss://queue:6380/2'],
  ['redis://queue', 'redis://queue'],
  ['not a url with pass', 'that address'],
])('%s is shown as %s', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});

test.each([
  ['http://u:pass@queue', 'Expected a Redis as redis://HOST:PORT or rediss://…, got http://queue'],
  ['redis://u:pass@127.0.0.1:1', 'redis://127.0.0.1:1: Expected a Redis there, but: connect ECONNREFUSED'],
])('%s is an error in one line, without its password', async (url, says) => {
  const error = await connect(url, () => undefined).catch((reason: Error) => reason);
  expect(error).toMatchObject({ name: 'UserError', message: expect.stringContaining(says) });
  const { code, stdout, stderr } = await cli('worker', '--redis', url);
  expect([code, stdout, stderr.includes(says), stderr.includes('pass@')]).toEqual([2, '', true, false]);
});

test.each([
  [['status'], 'Expected the address of a Redis, got none'],
  [['run', 'experiments/sentiment.yaml', '--redis', 'redis://x'], 'Expected --redis only with --executor bullmq'],
  [['run', 'experiments/sentiment.yaml', '--executor', 'cluster'], 'Allowed choices are local, bullmq'],
])('mmt4nl %j: %s', async (args, says) => {
  const { code, stderr } = await cli(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
});

describe.skipIf(noRedis)(`with a Redis${noRedis === undefined ? '' : `: ${noRedis}`}`, () => {
  const fresh = freshFolders();
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis(fresh(), '--requirepass', 'open-sesame');
    redis = new Redis(server.url.replace('//', '//:open-sesame@'));
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  test('a password in the address is used; a wrong one is an error that does not show it', async () => {
    const right = server.url.replace('//', '//:open-sesame@');
    expect(await cli('status', '--redis', right)).toMatchObject({ code: 0, stdout: `No runs on ${server.url}\n` });
    const wrong = await cli('status', '--redis', server.url.replace('//', '//:open-barley@'));
    expect([wrong.code, wrong.stderr.includes('WRONGPASS'), wrong.stderr.includes('barley')]).toEqual([2, true, false]);
    expect((await cli('status', '--redis', server.url)).stderr).toContain('NOAUTH');
  });

  test.skipIf(missing('openssl', 'openssl'))('rediss:// is encrypted, to a certificate that is trusted', async () => {
    const folder = fresh();
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
    const made = said('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key ?? '', '-out', certificate ?? ''], folder); // biome-ignore format: one command
    expect(made.code).toBe(0);
    const files = ['--tls-cert-file', certificate ?? '', '--tls-key-file', key ?? '', '--tls-ca-cert-file', certificate ?? '']; // biome-ignore format: one line
    const tls = await startRedis(folder, ...files, '--tls-auth-clients', 'no', '--tls-port', '0');
    const port = new URL(tls.url).port;
    const plain = new Redis(tls.url);
    await plain.config('SET', 'port', '0');
    await plain.config('SET', 'tls-port', port).catch(() => plain.config('SET', 'tls-port', port));
    plain.disconnect();
    const url = `rediss://127.0.0.1:${port}`;
    const trusting = { env: { NODE_EXTRA_CA_CERTS: certificate ?? '' } };
    expect(await startCli(['status', '--redis', url], trusting).ended).toMatchObject({
      code: 0,
      stdout: `No runs on ${url}\n`,
    });
    expect((await cli('status', '--redis', url)).code).toBe(2);
    await tls.stop();
  });

  const head = { name: 'n', version: '1', plugins: null, session: 's', host: 'h', pid: 1 };
  const record = { ...head, batch: 1, models: [] };

  test('replies of a run that is over are not kept', async () => {
    const store = replyStore(redis, 'run', [1, 1]);
    const brought = { model: 'm', reply: { text: 'Yes', finish: 'stop' } } as const;
    await store.put('a', brought);
    expect(await store.get(['a'])).toEqual([undefined]);
    await writeRun(redis, 'run', record);
    await store.put('a', brought);
    expect(await store.get(['b', 'a'])).toEqual([undefined, brought]);
    for await (const found of store.scan()) expect(found).toEqual([['a', brought]]);
    await store.drop(['a']);
    expect(await store.get(['a'])).toEqual([undefined]);
  });

  test('a reply that comes while the run is not there is kept as soon as it is written anew', async () => {
    const brought = { model: 'm', reply: { text: 'Yes', finish: 'stop' } } as const;
    const looked: string[] = [];
    const watched = new Proxy(redis, {
      get: (target, name) => {
        if (name !== 'eval') return Reflect.get(target, name).bind(target);
        return async (...given: Parameters<Redis['eval']>) => {
          looked.push('look');
          const there = await target.eval(...given);
          if (looked.length === 2) await writeRun(redis, 'back', record);
          return there;
        };
      },
    });
    const store = replyStore(watched, 'back', [1, 1, 1]);
    await store.put('a', brought);
    expect(looked).toHaveLength(3);
    expect(await store.get(['a'])).toEqual([brought]);
  });

  test('an allowance is used up by all that share model and key, and by no other', async () => {
    const by = { model: 'm', address: undefined, key: 'k' };
    const limits = { requestsPerMinute: 120 };
    const [one, other] = [sharedAllowance(redis, by, limits), sharedAllowance(redis, by, limits)];
    const taken = [await one?.take(0), await other?.take(0), await one?.take(0), await other?.take(0)];
    expect(taken.slice(0, 2)).toEqual([0, 0]); // two at once, then two a second
    for (const delay of taken.slice(2)) expect(delay).toBeGreaterThan(100);
    expect(await sharedAllowance(redis, { ...by, key: 'another' }, limits)?.take(0)).toBe(0);
    expect(sharedAllowance(redis, by, {})).toBeUndefined();
  });

  test('tokens that a reply used beyond what was expected are paid off by all', async () => {
    const by = { model: 'tokens', address: undefined, key: undefined };
    const [one, other] = [1, 2].map(() => sharedAllowance(redis, by, { tokensPerMinute: 6000 }));
    expect(await one?.take(100)).toBe(0);
    one?.correct(500);
    expect(await other?.take(1)).toBeGreaterThan(4000);
  });

  test('a worker is seen with how long ago it was heard of', async () => {
    const worker = {
      host: 'h',
      pid: 7,
      version: '1',
      plugins: null,
      models: ['m'],
      rates: { run: 2 },
      draining: false,
    };
    await writeWorker(redis, 'w', worker);
    expect(await findWorkers(redis)).toEqual([{ ...worker, id: 'w', silent: expect.any(Number) }]);
    const { stdout } = await cli('workers', '--redis', server.url.replace('//', '//:open-sesame@'));
    expect(stdout.replace(/ +/gu, ' ')).toMatch(
      /^host pid version models replies\/s last seen\nh 7 1 m 2.0 \d s ago\n/u,
    );
  });
});
