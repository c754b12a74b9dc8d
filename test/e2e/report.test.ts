import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Packed } from '../../src/page/page-data.js';
import { cli } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

function packedIn(file: string): Packed {
  const json = /<script id="data" type="application\/json">(.*)<\/script>/u.exec(readFileSync(file, 'utf8'))?.[1];
  const packed: Packed = JSON.parse(json ?? 'null');
  return packed;
}

describe('a report of recordings', () => {
  test('has the numbers of their tables, items together whatever the order of the file', async () => {
    const folder = fresh();
    const [file, report] = [path.join(folder, 'recordings.jsonl'), path.join(folder, 'report.html')];
    const rows = ['negation', 'vocab'].flatMap((category, c) =>
      ['Is snow cold?', 'Is fire cold?', 'Is tea hot?'].map((source, at) => ({
        ...{
          id: `${category}-${at}`,
          task: 'yes-no',
          model: 'm',
          shots: 'zero',
          context: false,
          category,
          relation: 'same',
        },
        ...{ source, follow_up: `${category}: ${source}`, label: 'Yes', source_output: 'Yes' },
        follow_up_output: at === 0 && c === 0 ? 'No' : 'Yes',
      })),
    );
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    expect(await cli('report', file, '-o', report)).toMatchObject({ code: 0 });
    const { overview, columns } = packedIn(report);
    const scored = JSON.parse((await cli('score', file, '--format', 'json')).stdout);
    expect(overview.rows).toEqual(scored.rows);
    expect(overview.worst.find(({ category }) => category === undefined)?.items).toMatchObject({ count: 2, of: 3 });
    expect(overview.findings).toMatchObject([{ category: 'negation', change: ['Yes', 'No'] }]);
    expect(columns.verdicts.case).toHaveLength(6);
  });
});

describe('a report', () => {
  test('of what is no run, or into what is no folder, is refused in one line', async () => {
    const folder = fresh();
    const none = await cli('report', path.join(folder, 'none'));
    expect({ code: none.code, lines: none.stderr.trim().split('\n').length }).toMatchObject({ code: 2 });
    expect(none.stderr).toContain('Expected the folder of a run');
    const row = { id: 'a', task: 'yes-no', model: 'm', shots: 'zero', context: false, category: 'c', relation: 'same' };
    const said = {
      source: 'Is snow cold?',
      follow_up: 'Is the snow cold?',
      source_output: 'Yes',
      follow_up_output: 'Yes',
    };
    writeFileSync(path.join(folder, 'one.jsonl'), JSON.stringify({ ...row, ...said }));
    const nowhere = await cli('report', path.join(folder, 'one.jsonl'), '-o', path.join(folder, 'none', 'report.html'));
    expect(nowhere.code).toBe(2);
    expect(nowhere.stderr).toContain('Expected a file that can be written');
  });
});
