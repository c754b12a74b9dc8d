import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatReply } from '../support/chat-reply.js';
import { freshFolders } from '../support/folder.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';
import { echoSuite, inProject, promptOf, writeSuite } from '../support/suite-project.js';

const fresh = freshFolders();
let server: HttpStub;
/** What the server says to a prompt; by default what comes behind `Say: `. */
let answer: (prompt: string) => StubResponse | Promise<StubResponse>;
const echo = (prompt: string) => chatReply(prompt.replace('Say: ', ''));

beforeAll(async () => {
  server = await startHttpStub((request) => answer(promptOf(request)));
});
beforeEach(() => {
  answer = echo;
});
afterAll(() => server.close());

const FRUIT = ['apple', 'pear', 'plum', 'fig'];

/** A folder with a suite of four cases. */
function project(more = ''): string {
  const folder = fresh();
  writeSuite(folder, echoSuite(server.url, FRUIT, more));
  return folder;
}

async function run(folder: string, ...args: readonly string[]) {
  const before = server.requests.length;
  const ended = await inProject(folder, ['test', 'suite.yaml', '--quiet', ...args]).ended;
  return { ...ended, asked: server.requests.slice(before).map(promptOf) };
}
const json = async (folder: string, ...args: readonly string[]) => {
  const { stdout, ...ended } = await run(folder, '--format', 'json', ...args);
  return { ...ended, report: stdout === '' ? undefined : JSON.parse(stdout) };
};
const wrongOn = (word: string) => (prompt: string) => (prompt.includes(word) ? chatReply('What?') : echo(prompt));

describe('mmt4nl test', () => {
  test('exits 0 where every case passes', async () => {
    const { code, stdout, stderr } = await run(project());
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('echo');
  });

  test('exits 1 where a case fails, and says which and why', async () => {
    answer = wrongOn('pear');
    const { code, stdout, stderr } = await run(project());
    expect([code, stderr]).toEqual([1, 'echo: 1 of 4 cases failed\n']);
    expect(stdout).toContain('c1');
    expect(stdout).toContain('Expected the reply to contain `pear`, got `What?`');
  });

  test.each<readonly [least: string, code: number, said: string]>([
    ['75', 0, ''],
    ['75.1', 1, 'echo: 75.0 % passed, below 75.1 %\n'],
    ['101', 2, 'Expected a number from 0 to 100, such as 95, got `101`'],
    ['', 2, 'Expected a number from 0 to 100, such as 95, got ``'],
  ])('--min-score %s on three of four exits %i', async (least, code, said) => {
    answer = wrongOn('pear');
    const ended = await run(project(), '--min-score', least);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(said);
  });

  test('--category and --case ask only what they name, and refuse what there is not', async () => {
    const folder = project();
    expect((await run(folder, '--category', 'Odd')).asked.toSorted()).toEqual(['Say: fig', 'Say: pear']);
    expect((await run(folder, '--case', 'c0', '--case', 'c2', '--no-cache')).asked.toSorted()).toEqual([
      'Say: apple',
      'Say: plum',
    ]);
    const unknown = await run(folder, '--case', 'c00');
    expect([unknown.code, unknown.asked]).toEqual([2, []]);
    expect(unknown.stderr).toContain('--case: Expected a case of echo, got `c00`. Did you mean "c0"?');
  });

  test('--bail asks no further once a case failed', async () => {
    answer = wrongOn('apple');
    const folder = fresh();
    const inputs = Array.from({ length: 60 }, (_, at) => (at === 0 ? 'apple' : `word ${at}`));
    writeSuite(folder, echoSuite(server.url, inputs));
    const { code, asked, stderr } = await run(folder, '--bail');
    expect(code).toBe(1);
    expect(asked.length).toBeLessThan(30);
    expect(stderr).toContain('c0 failed, and --bail was given');
  });

  test('--sweep asks every combination, each under its own settings', async () => {
    const { code, report } = await json(project(), '--sweep', 'temperature=0,0.7', '--sweep', 'max_tokens=5,9');
    expect(code).toBe(0);
    expect(report.configurations.map((each: { params: unknown }) => each.params)).toEqual([
      { temperature: 0, maxTokens: 5 },
      { temperature: 0, maxTokens: 9 },
      { temperature: 0.7, maxTokens: 5 },
      { temperature: 0.7, maxTokens: 9 },
    ]);
    const sent = server.requests.slice(-16).map(({ body }) => {
      const { temperature, max_tokens: most, max_completion_tokens: newest } = Object(body);
      return `${temperature}/${newest ?? most}`;
    });
    expect(sent.toSorted()).toEqual(['0.7/5', '0.7/9', '0/5', '0/9'].flatMap((each) => [each, each, each, each]));
    const wrong = await run(project(), '--sweep', 'temprature=1');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean "temperature"?')]);
  });

  test('--compare-to finds a version and exits 1 on a regression, even where --min-score is reached', async () => {
    const folder = project();
    expect((await run(folder)).code).toBe(0);
    // A chosen part of the next version is no run of it.
    writeSuite(folder, echoSuite(server.url, FRUIT, 'version: 1.1.0'));
    expect((await run(folder, '--case', 'c0')).code).toBe(0);
    answer = wrongOn('pear');
    const ended = await json(folder, '--no-cache', '--compare-to', 'v1.0.0', '--min-score', '50');
    expect([ended.code, ended.stderr]).toEqual([1, 'echo: 75.0 % passed, down from 100.0 % in version 1.0.0\n']);
    expect(ended.report.comparison).toMatchObject({
      a: { version: '1.0.0' },
      b: { version: '1.1.0' },
      configurations: [{ regression: true, broken: [{ id: 'c1', before: 'pear', after: 'What?' }], fixed: [] }],
    });
    const none = await run(folder, '--compare-to', '2.0.0');
    expect([none.code, none.asked]).toEqual([2, []]);
    expect(none.stderr).toContain('Expected a finished run of version `2.0.0`, found only 1.0.0, 1.1.0.');
  });

  test('samples are asked each by itself; an invariant must hold in its share of them', async () => {
    let asked = 0;
    answer = (prompt) => (asked++ % 4 === 3 ? chatReply('What?') : echo(prompt)); // three of four are right
    const folder = fresh();
    writeSuite(folder, echoSuite(server.url, ['apple'], 'samples: 8\npass_rate: 0.75\nparams: {temperature: 0.7}'));
    const { code, report } = await json(folder);
    expect([code, report.configurations[0].cases[0].invariants[0].held]).toMatchObject([0, { count: 6, of: 8 }]);
    writeSuite(folder, echoSuite(server.url, ['apple'], 'samples: 8\npass_rate: 0.8\nparams: {temperature: 0.7}'));
    expect((await run(folder)).code).toBe(1);
  });

  test('a judge that answers nonsense is inconclusive, and never a pass', async () => {
    const judge = `judge: ${JSON.stringify('openai:judge')}\ninvariants: [{type: tone, name: Kind, spec: {expected_tone: kind}}]`;
    answer = (prompt) => (prompt.includes('Rubric') ? chatReply('Great! 10/10, or {"score": "high"}') : echo(prompt));
    const folder = fresh();
    writeSuite(folder, echoSuite(server.url, ['apple'], judge));
    const before = server.requests.length;
    const { code, stdout, stderr } = await inProject(folder, ['test', 'suite.yaml', '--format', 'json', '--quiet'], {
      env: { OPENAI_BASE_URL: `${server.url}/v1` },
    }).ended;
    const [only] = JSON.parse(stdout).configurations;
    expect(only.counts).toEqual({ passed: 0, failed: 0, inconclusive: 1, error: 0 });
    expect(only.cases[0].invariants).toMatchObject([
      { name: 'Kind', status: 'inconclusive', shown: { cause: 'judge-unreadable' } },
      { name: 'Says it', status: 'held' },
    ]);
    expect([code, stderr]).toEqual([1, 'echo: no case passed or failed, so nothing is shown\n']);
    expect(server.requests.length - before).toBe(3); // the case, the judge, and once more, told what is wrong
  });

  test('a 401 stops at once, with the fix', async () => {
    answer = () => ({ status: 401, json: { error: { message: 'Incorrect API key provided' } } });
    const { code, stdout, stderr, asked } = await run(project());
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Check that the key is valid');
    expect(stderr).not.toContain('sk-test');
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('a case without a reply is an error, counted apart, and exits 3', async () => {
    answer = (prompt) =>
      prompt.includes('fig') ? { status: 500, json: { error: { message: 'oops' } } } : echo(prompt);
    const folder = project();
    const { code, report, stderr } = await json(folder);
    expect([code, report.configurations[0].counts]).toEqual([3, { passed: 3, failed: 0, inconclusive: 0, error: 1 }]);
    expect(stderr).toContain(`1 cases got no reply; ask them again with the same command with --out`);
    answer = echo;
    const again = await json(folder, '--out', report.folder);
    expect([again.code, again.asked, again.report.configurations[0].counts.passed]).toEqual([0, ['Say: fig'], 4]);
  });

  test('all suites are read before any is asked; each has its own folder and verdict', async () => {
    const folder = project();
    writeSuite(folder, echoSuite(server.url, ['kiwi'], '').replace('name: echo', 'name: other'), 'other.yaml');
    answer = wrongOn('kiwi');
    const both = ['test', 'suite.yaml', 'other.yaml', '--quiet', '--format', 'json'];
    const { code, stdout, stderr } = await inProject(folder, both).ended;
    expect([code, stderr]).toEqual([1, 'other: 1 of 1 cases failed\n']);
    expect(JSON.parse(stdout).map((each: { folder: string }) => path.dirname(each.folder))).toEqual([
      path.join('runs', 'suites', 'echo'),
      path.join('runs', 'suites', 'other'),
    ]);
    writeFileSync(path.join(folder, 'other.yaml'), 'name: other\n');
    const before = server.requests.length;
    const broken = await inProject(folder, both).ended;
    expect([broken.code, server.requests.length - before]).toEqual([2, 0]);
    expect(broken.stderr).toContain('other.yaml:1:1: version: Expected text, got nothing');
  });

  test('perturb: follow-ups are asked, and what breaks as written is kept apart from what breaks only when perturbed', async () => {
    const inputs = ['Where is the garden of my aunt?', 'My brother wants to know when the library closes today.'];
    const more = 'perturb: [typo, coreference]\nper_item: 2\nseed: 3';
    const folder = fresh();
    writeSuite(folder, echoSuite(server.url, inputs, more).replaceAll(/"substring":"[^"]*"/gu, '"substring":"yes"'));
    const exact = new Set(inputs.map((input) => `Say: ${input}`));
    answer = (prompt) => chatReply(exact.has(prompt) ? 'yes' : 'no');
    const { code, report, asked } = await json(folder);
    const [only] = report.configurations;
    expect(asked.length).toBeGreaterThan(3);
    expect([code, only.score.count, only.perturbed.asWritten, only.perturbed.onlyPerturbed]).toEqual([
      ...[0, 2],
      ...[[], ['c0', 'c1']],
    ]);
    answer = (prompt) => chatReply(prompt.includes('garden') && exact.has(prompt) ? 'no' : 'yes');
    const other = await json(folder, '--no-cache');
    expect([other.code, other.report.configurations[0].perturbed.asWritten]).toEqual([1, ['c0']]);
    expect(other.report.configurations[0].perturbed.onlyPerturbed).toEqual([]);
  });

  test('a stored run is shown again by table and report; the commands of experiments say what it is', async () => {
    const folder = project();
    await run(folder, '--out', 'out');
    const again = (...args: readonly string[]) => inProject(folder, args).ended;
    const csv = await again('table', 'out', '--format', 'csv');
    expect([csv.code, csv.stdout.split('\n').length]).toEqual([0, FRUIT.length + 2]);
    expect((await again('report', 'out', '-o', 'page.html')).code).toBe(0);
    expect(readFileSync(path.join(folder, 'page.html'), 'utf8')).toContain('<title>');
    for (const command of [
      ['findings', 'out'],
      ['compare', 'out', 'out'],
      ['resume', 'out'],
    ]) {
      const { code, stderr } = await again(...command);
      expect([code, stderr]).toEqual([2, expect.stringContaining('found that of a contract suite')]);
    }
  });
});
