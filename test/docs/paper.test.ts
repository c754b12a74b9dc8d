import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/statistics/row.js';
import { cli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { convert, objects, publish } from '../support/paper-files.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { pageText } from './markdown.js';

const fresh = freshFolders();
const RECORDINGS = path.join(SHARED_DATA, 'paper', 'recordings-qa-with-context.jsonl');
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
