import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/statistics/row.js';
import { cli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { convert, objects, publish } from '../support/paper-files.js';

const fresh = freshFolders();

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
