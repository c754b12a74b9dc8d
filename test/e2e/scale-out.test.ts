import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/cli.js';
import { noRedis } from '../support/redis.js';
import { SECRET, scaleOut } from '../support/scale-out.js';
import { until } from '../support/until.js';

const AT_ONCE = 4;
const scale = scaleOut(40);
const { experiment, coordinator, worker, verdicts, asked, counts, forget } = scale;
const settings = `maxConcurrency: ${AT_ONCE}`;

describe.skipIf(noRedis)(`a run beyond one machine${noRedis === undefined ? '' : `: ${noRedis}`}`, () => {
  test('has the table of a local one, byte for byte; asks each request once, tells Redis no key, and leaves nothing in it', async () => {
    const folder = experiment(120, settings);
    const { table, once } = await scale.reference(folder);
    worker();
    worker();
    const { code, stdout, stderr } = await coordinator(folder, 'run').ended;
    expect([code, stderr]).toEqual([0, expect.stringContaining('Run kept in')]);
    expect(stdout).toBe(table);
    expect(verdicts(folder, 'run')).toBe(verdicts(folder, 'local'));
    expect(counts()).toEqual(once);
    await scale.nothingIsLeft();
    const written = scale.redis().written();
    expect([written.includes('"requests"'), written.includes(SECRET)]).toEqual([true, false]);
  });

  test('two workers bring near twice what one does', async () => {
    const folder = experiment(160, settings);
    const took = async (into: string) => {
      forget();
      expect((await coordinator(folder, into, {}, '--quiet').ended).code).toBe(0);
      return (scale.times().at(-1) ?? 0) - (scale.times()[AT_ONCE * 4] ?? 0);
    };
    const first = worker();
    await until(() => first.saidSoFar().includes('Waiting for work'));
    const one = await took('one');
    const second = worker();
    await until(() => second.saidSoFar().includes('Waiting for work'));
    expect(one / (await took('two'))).toBeGreaterThan(1.4);
  });

  test('a budget holds across workers, and Ctrl-C keeps what was asked: nothing is asked twice', async () => {
    const folder = experiment(120, settings);
    const { table, once, distinct } = await scale.reference(folder);
    worker();
    worker();
    const spent = await coordinator(folder, 'run', {}, '--quiet', '--max-requests', '30').ended;
    expect([spent.code, asked()]).toEqual([3, 30]);
    expect(spent.stderr).toContain('the 30 requests of --max-requests are used up');
    const stopped = coordinator(folder, 'run', {}, '--quiet');
    await until(() => asked() > distinct / 2);
    stopped.kill('SIGINT');
    const { code, stdout } = await stopped.ended;
    expect([code, stdout]).toEqual([130, '']);
    await scale.nothingIsLeft();
    expect(asked()).toBeLessThan(distinct);
    expect((await coordinator(folder, 'run', {}, '--quiet').ended).stdout).toBe(table);
    expect(counts()).toEqual(once);
  });

  test('a key that is refused ends the model as in a local run; a worker without a key says so', async () => {
    const refused = experiment(20, '', 'locked:stub');
    writeFileSync(
      path.join(refused, 'mmt4nl.config.mjs'),
      `import { ModelError } from 'mmt4nl';
      const complete = async () => { throw new ModelError('key', 'the key was refused', { hint: 'Get another' }); };
      const open = async () => ({ name: 'locked:stub', complete });
      export default { models: [{ name: 'locked', about: 'a test', examples: [], open }] };`,
    );
    worker({ cwd: refused });
    const { code, stderr } = await coordinator(refused, 'run', { cwd: refused }, '--quiet').ended;
    expect([code, stderr]).toEqual([2, 'mmt4nl: the key was refused\n  Get another\n']);
    await scale.nothingIsLeft();

    const folder = experiment(20, '');
    writeFileSync(
      path.join(folder, 'experiment.yaml'),
      'task: sentiment\npairs: pairs.jsonl\nmodels: [openai:gpt-4o]\n',
    );
    worker();
    const run = coordinator(folder, 'run');
    await until(() => run.saidSoFar().includes('takes no work of this run: openai:gpt-4o needs a key'));
  });

  test('workers of another version, or with other plug-ins, take nothing and say why, there and here', async () => {
    const folder = experiment(20, settings);
    const { table, once } = await scale.reference(folder);
    const old = scale.fresh();
    cpSync(path.join(ROOT, 'dist'), path.join(old, 'dist'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(old, 'node_modules'));
    writeFileSync(path.join(old, 'package.json'), '{"name": "mmt4nl", "version": "0.0.9", "type": "module"}');
    const other = scale.fresh();
    writeFileSync(path.join(other, 'mmt4nl.config.mjs'), 'export default { perturbations: [] };');
    const ancient = worker({ main: path.join(old, 'dist/src/cli/main.js') });
    const strange = worker({ cwd: other });
    const run = coordinator(folder, 'run');
    const why = [
      /the worker is mmt4nl 0\.0\.9, the run of \d/u,
      /the worker has plug-ins [0-9a-f]+, the run no plug-ins/u,
    ];
    await until(() => why.every((each) => each.test(run.saidSoFar())));
    expect([why[0]?.test(ancient.saidSoFar()), why[1]?.test(strange.saidSoFar()), asked()]).toEqual([true, true, 0]);
    worker();
    const { code, stdout } = await run.ended;
    expect([code, stdout]).toEqual([0, table]);
    expect(counts()).toEqual(once);
  });

  /** A project whose own model does something bad at one of the texts, and what a run of it ends as. */
  async function poisoned(what: string) {
    const folder = experiment(20, '', 'poisonous:stub');
    const tries = path.join(folder, 'tries');
    writeFileSync(
      path.join(folder, 'mmt4nl.config.mjs'),
      `import { appendFileSync } from 'node:fs';
      const complete = async ({ messages }) => {
        if (!messages.at(-1).content.includes('Call 3 was')) return { text: 'Neutral', finish: 'stop' };
        appendFileSync(${JSON.stringify(tries)}, 'x');
        ${what};
      };
      const open = async () => ({ name: 'poisonous:stub', complete });
      export default { models: [{ name: 'poisonous', about: 'a test', examples: [], open }] };`,
    );
    let over = false;
    const watched = (async () => {
      while (!over) await worker({ cwd: folder }, '--takeover', '1s').ended;
    })();
    const { code, stdout } = await coordinator(folder, 'run', { cwd: folder }, '--quiet').ended;
    over = true;
    scale.end();
    await watched;
    const errors: number[] = JSON.parse(stdout).rows.map((row: { errors: number }) => row.errors);
    const cases = verdicts(folder, 'run').trim().split('\n').length;
    await scale.nothingIsLeft();
    return { code, errors, cases, tries: readFileSync(tries, 'utf8').length };
  }

  test('a request at which workers throw is an error after three tries of its batch, and no other is', async () => {
    // Its source and identity arm, and both follow-ups: each three times.
    expect(await poisoned("throw new TypeError('a bug of this plug-in')")).toEqual({
      ...{ code: 3, errors: [1, 1], cases: 20, tries: 12 },
    });
  });

  test('a request at which workers die ends as an error too, with what they had beside it, and the run ends', async () => {
    const { code, errors, cases, tries } = await poisoned('process.exit(1)');
    expect({ code, cases }).toEqual({ code: 3, cases: 20 });
    expect(Math.min(...errors)).toBeGreaterThanOrEqual(1);
    expect(tries).toBeLessThanOrEqual(12);
  });

  test('workers that share a key share its limit', async () => {
    const folder = experiment(60, 'requestsPerMinute: 1200');
    const workers = [worker(), worker()];
    const run = coordinator(folder, 'run');
    expect((await run.ended).code).toBe(0);
    for (const each of workers) each.kill('SIGTERM');
    const times = scale.times();
    const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
    expect(times.length).toBeGreaterThan(100);
    expect(seconds).toBeGreaterThan((times.length - 20 - 2) / 20 - 0.2); // 20 at once, then 20 a second
    for (const each of workers) expect((await each.ended).stderr).toContain('taking work');
    expect(scale.redis().written()).toContain('mmt4nl:rate:');
  });
});
