import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/statistics/row.js';
import { cli, ROOT } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { pageText } from './markdown.js';

const fresh = freshFolders();
const RECORDINGS = path.join(SHARED_DATA, 'paper', 'recordings-qa-with-context.jsonl');
const convert = (results: string) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts', 'paper-recordings.mjs'), results], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
const objects = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);

/** Writes tests as the paper's authors do: a file per folder, model and shots. */
function publish(results: string, folder: string, name: string, tests: readonly object[]): void {
  mkdirSync(path.join(results, folder), { recursive: true });
  writeFileSync(path.join(results, folder, name), JSON.stringify(tests, null, 4));
}

describe('scripts/paper-recordings.mjs', () => {
  test('writes what mmt4nl score reads, with task, context, model and shots from folder and name', async () => {
    const results = fresh();
    const lamp = { name: 'Test SRL #7', test_type: 'SRL', prompt: 'Is a lamp hot?', perturb_text: 'Are lamps hot?' };
    const answers = { expected_result: 'Yes', response_original: 'No\n', response_perturb: 'Yes\n', fail: true };
    publish(results, 'qa_without_context', 'gemini_std_few.json', [{ ...lamp, ...answers }]);
    publish(results, 'qa_with_context', 'gpt_icqa_one.json', [{ ...lamp, ...answers, response_perturb: null }]);
    const { status, stdout, stderr } = convert(results);
    expect([status, stderr]).toEqual([0, '2 tests, 2 of them marked as failed in the files\n']);
    const said = (line: Record<string, string>) => [line['id'], line['model'], line['shots'], line['context']];
    expect(objects(stdout).map(said)).toEqual([
      ['srl-7', 'gpt-4o', 'one', true],
      ['srl-7', 'gemini-2.0-flash', 'few', false],
    ]);
    writeFileSync(path.join(results, 'paper.jsonl'), stdout);
    const scored = await cli('score', path.join(results, 'paper.jsonl'), '--format', 'json');
    const rows = JSON.parse(scored.stdout).rows as Row[];
    expect(rows.map(({ errors, cells }) => [errors, cells.wrongRight])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('says what is wrong with a folder or a file that is none of theirs', () => {
    const results = fresh();
    expect(convert(results)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Expected one of the folders'),
    });
    publish(results, 'sentiment_result', 'gpt_std_two.json', []);
    expect(convert(results).stderr).toContain('gpt_std_two.json: Expected a name such as');
  });
});

describe.skipIf(!existsSync(RECORDINGS))('docs/paper.md', () => {
  const page = pageText('docs/paper.md');
  const recorded = () => objects(readFileSync(RECORDINGS, 'utf8'));

  test('the published files become the recordings that we hold', () => {
    const results = fresh();
    const nameOf = ({ model = '', shots }: Record<string, string>) => `${model.split('-')[0]}_icqa_${shots}.json`;
    for (const name of new Set(recorded().map(nameOf)))
      publish(
        results,
        'qa_with_context',
        name,
        recorded()
          .filter((each) => nameOf(each) === name)
          .map(published),
      );
    const { status, stdout } = convert(results);
    expect(status).toBe(0);
    const sorted = (all: Record<string, string>[]) =>
      all.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
    expect(sorted(objects(stdout))).toEqual(sorted(recorded()));
  });

  test('its figures are those that its commands print', async () => {
    const [, script = ''] = /node -e "(.+)"/u.exec(page) ?? [];
    const { stdout } = await cli('score', RECORDINGS, '--format', 'json');
    const folder = fresh();
    writeFileSync(path.join(folder, 'paper.json'), stdout);
    const summed = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
    expect(summed.match(/\d+/gu)?.map(Number)).toEqual([1883, 120, 31, 66, 0]);
    expect([...page.matchAll(/^\| (?:right|wrong) .*? \| ([\d,]+) \|/gmu)].map(([, count]) => count)).toEqual([
      '1,883',
      '120',
      '31',
      '66',
      '0',
    ]);
    const rows = JSON.parse(stdout).rows as Row[];
    const beyond = rows.filter(({ excess }) => excess !== null && excess.low > 0);
    const failed = rows.reduce((sum, { oracle }) => sum + oracle.of - oracle.count, 0);
    expect([rows.length, beyond.length, failed]).toEqual([42, 9, 186]);
    expect(beyond.filter(({ category }) => category === 'negation')).toHaveLength(6);
    expect(page).toContain('in 9 of the 42 rows');
    expect(page).toContain('Of the 186 follow-ups');
    const told = (await cli('score', RECORDINGS)).stdout;
    expect(told.match(/\d+ of 150 sources/gu)).toEqual(['2 of 150 sources', '6 of 150 sources']);
    for (const [noise = ''] of told.matchAll(/\d+ of 150 sources/gu))
      expect(page).toContain(noise.replace(' sources', ''));
  });

  test('what it says of the published perturbations is what two annotators said', () => {
    const judged = readFileSync(path.join(SHARED_DATA, 'published-perturbations-judged.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { task: string; category: string; valid: boolean[]; relation: number[] });
    const accepted = judged.filter(({ valid }) => valid.every(Boolean)).length;
    expect(Math.round((100 * accepted) / judged.length)).toBe(62);
    const negated = judged.filter(({ task, category }) => task === 'qa' && category === 'negation');
    const kept = negated.filter(({ relation }) => relation.every(Boolean));
    expect([negated.length, kept.length]).toEqual([50, 20]);
    expect(page).toContain(`they agreed for ${kept.length} of`);
  });
});

function published({
  id = '',
  category,
  label,
  source,
  follow_up,
  source_output,
  follow_up_output,
}: Record<string, string>) {
  return {
    name: `Test ${category} #${id.split('-').pop()}`,
    test_type: category,
    prompt: source,
    expected_result: label,
    perturb_text: follow_up,
    response_original: source_output,
    response_perturb: follow_up_output,
  };
}
