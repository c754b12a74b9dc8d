import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { flakyWire } from '../support/flaky-wire.js';
import { noRedis } from '../support/redis.js';
import { BATCH, scaleOut } from '../support/scale-out.js';
import { until } from '../support/until.js';

const AT_ONCE = 4;
const scale = scaleOut(40);
const { experiment, coordinator, worker, verdicts, asked, counts } = scale;
const settings = `maxConcurrency: ${AT_ONCE}`;

describe.skipIf(noRedis)(`faults of a run beyond one machine${noRedis === undefined ? '' : `: ${noRedis}`}`, () => {
  test('a worker that is killed loses nothing but what it was asking', async () => {
    const folder = experiment(120, settings);
    const { table, distinct } = await scale.reference(folder);
    const doomed = worker();
    const run = coordinator(folder, 'run', {}, '--quiet');
    await until(() => asked() > distinct / 4);
    doomed.kill('SIGKILL');
    worker();
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(asked()).toBeLessThanOrEqual(distinct + AT_ONCE);
  });

  test('a worker that is frozen is taken over from, and does no harm when it wakes', async () => {
    const folder = experiment(120, settings);
    const { table, distinct } = await scale.reference(folder);
    const frozen = worker();
    const run = coordinator(folder, 'run', {}, '--quiet');
    await until(() => asked() > distinct / 4);
    frozen.kill('SIGSTOP');
    worker();
    const before = asked();
    await until(() => asked() > before + distinct / 4);
    frozen.kill('SIGCONT');
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(verdicts(folder, 'run')).toBe(verdicts(folder, 'local'));
  });

  test('a worker that is cut off from Redis is taken over from, and goes on when the network is back', async () => {
    const folder = experiment(120, settings);
    const { table, distinct } = await scale.reference(folder);
    const wire = await flakyWire(scale.redis().url);
    const lonely = worker({}, '--redis', wire.url);
    const run = coordinator(folder, 'run', {}, '--quiet');
    await until(() => asked() > distinct / 4);
    wire.cut();
    worker();
    const before = asked();
    await until(() => asked() > before + distinct / 4);
    wire.mend();
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(verdicts(folder, 'run')).toBe(verdicts(folder, 'local'));
    expect(asked()).toBeLessThanOrEqual(distinct + 2 * BATCH); // it holds two batches, and asks on until it hears that they are lost
    lonely.kill('SIGTERM');
    expect((await lonely.ended).code).toBe(0);
    await wire.close();
  });

  test('a worker that is told to end finishes what it asks and gives back the rest', async () => {
    const folder = experiment(120, settings);
    const { table, once, distinct } = await scale.reference(folder);
    const leaving = worker();
    const run = coordinator(folder, 'run', {}, '--quiet');
    await until(() => asked() > distinct / 4);
    leaving.kill('SIGTERM');
    expect((await leaving.ended).code).toBe(0);
    worker();
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(counts()).toEqual(once);
  });

  test('a coordinator that is killed goes on where it was: replies that came in the meantime are kept', async () => {
    const folder = experiment(120, settings);
    const { table, distinct } = await scale.reference(folder);
    worker();
    for (const share of [0.2, 0.6]) {
      const doomed = coordinator(folder, 'run', {}, '--quiet');
      await until(() => asked() > distinct * share);
      doomed.kill('SIGKILL');
      await doomed.ended;
    }
    const { code, stdout } = await coordinator(folder, 'run', {}, '--quiet').ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(asked()).toBeLessThanOrEqual(distinct + 2 * AT_ONCE);
    await scale.nothingIsLeft();
  });

  test('a Redis that is restarted with its data is waited for', async () => {
    const folder = experiment(240, settings);
    const { table, once, distinct } = await scale.reference(folder);
    worker();
    const run = coordinator(folder, 'run');
    await until(() => asked() > distinct / 8);
    const release = scale.hold();
    await until(async () => JSON.stringify(await scale.look('workers')).includes('openai:stub'));
    const [states, workers] = await Promise.all(['status', 'workers'].map((command) => scale.look(command)));
    expect(states?.runs).toMatchObject([
      { name: 'scaled', alive: true, workers: 1, queues: [{ model: 'openai:stub' }] },
    ]);
    expect(workers?.workers).toMatchObject([{ models: ['openai:stub'], draining: false }]);
    release();
    await scale.redis().restart();
    const { code, stdout, stderr } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(stderr).toContain('Redis is back');
    expect(counts()).toEqual(once);
  });

  test('a Redis that comes back without its data costs what was in it, and no more', async () => {
    const folder = experiment(120, settings);
    const { table, distinct } = await scale.reference(folder);
    worker();
    const run = coordinator(folder, 'run', {}, '--quiet', '--under-way', '20');
    await until(() => asked() > distinct / 3);
    const redis = new Redis(scale.redis().url);
    await redis.flushall();
    redis.disconnect();
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(asked()).toBeLessThanOrEqual(distinct + 20);
    await scale.nothingIsLeft();
  });

  test('a coordinator whose disk is full says so; what workers brought is kept for when it goes on', async () => {
    const folder = experiment(240, settings);
    const { table, distinct } = await scale.reference(folder);
    worker();
    expect((await coordinator(folder, 'run', {}, '--quiet', '--max-requests', '1').ended).code).toBe(3);
    const full = { under: ['bash', '-c', 'ulimit -f 24; exec "$@"', 'bash'] };
    const { code, stderr } = await coordinator(folder, 'run', full, '--quiet').ended;
    expect([code, stderr]).toEqual([2, expect.stringContaining('Expected to be allowed a file of this size')]);
    const { stdout } = await coordinator(folder, 'run', {}, '--quiet').ended;
    expect(stdout).toBe(table);
    expect(asked()).toBeLessThanOrEqual(distinct + AT_ONCE);
  });
});
