import { describe, expect, test } from 'vitest';
import { judgedRemark } from '../../src/cli/judged-remark.js';
import { reportData } from '../../src/cli/report-data.js';
import { readJudged } from '../../src/datasets/judged.js';
import type { Manifest } from '../../src/experiment/manifest.js';
import { builtIns } from '../../src/index.js';
import { rowOf } from '../reports/rows.js';

const rulesOf = (name: string) => Object.keys(builtIns.perturbations.find((each) => each.name === name)?.rules ?? {});

function manifestOf(operators: Readonly<Record<string, readonly string[]>>): Manifest {
  return {
    schema: 1,
    tool: { name: 'mmt4nl', version: '0.1.0' },
    identity: 'x',
    name: 'chats',
    experiment: {
      name: 'chats',
      task: 'sentiment',
      data: { kind: 'dataset', file: 'chats.jsonl', perItem: 1 },
      shots: ['zero'],
      fewShots: 6,
      context: [false],
      models: [],
      params: {},
      prompt: {},
      identity: 1,
      repeats: 1,
      seed: 42,
    },
    task: null,
    operators: Object.entries(operators).map(([name, rules]) => ({ name, rules, perItem: 1 })),
    models: ['m'],
    categories: [],
    data: {},
  };
}

const all = { worst: [], repeats: [], decisions: [], answered: 8, planned: 8, judged: 8 };
const rows = ['negation', 'vocab'].map((category) => rowOf({ category, n: 4, held: 4 }));

describe('what stands beside the tables of a run', () => {
  test('names what was judged of its operators, after the cases that got no reply', async () => {
    const ofRules = async (name: string) => (await readJudged(name)).filter(({ rule }) => rulesOf(name).includes(rule)); // rules that are gone made none of the run's
    const judged = [...(await ofRules('negation')), ...(await ofRules('vocab'))];
    const remark = judgedRemark({ task: 'sentiment', categories: ['negation', 'vocab'], judged });
    const manifest = manifestOf({ negation: rulesOf('negation'), vocab: rulesOf('vocab') });
    expect(remark).toMatch(/^Follow-ups judged valid by readers/u);
    expect(
      await reportData(
        { rows, sets: [], violations: [], errors: 2, reasons: [{ reason: 'HTTP 500', count: 2 }], ...all },
        manifest,
      ),
    ).toEqual({
      rows,
      worst: [],
      sets: [],
      repeats: [],
      decisions: [],
      notes: {
        title: 'chats',
        seed: 42,
        version: '0.1.0',
        remarks: ['2 cases got no reply; they are in no rate. Why: HTTP 500 (2).', remark],
        violations: [],
      },
    });
  });

  test('counts only the rules that the run used', async () => {
    const [rule = ''] = (await readJudged('negation'))
      .filter(({ task }) => task === 'sentiment')
      .map((each) => each.rule);
    const judged = (await readJudged('negation')).filter((each) => each.rule === rule);
    const { notes } = await reportData(
      { rows, sets: [], violations: [], errors: 0, reasons: [], ...all },
      manifestOf({ negation: [rule] }),
    );
    expect(notes?.remarks).toEqual([judgedRemark({ task: 'sentiment', categories: ['negation', 'vocab'], judged })]);
  });

  test.each<[string, Record<string, string[]>]>([
    ['pairs that were made elsewhere', {}],
    ["an operator of the user's own", { mine: ['any'] }],
    ['a name that leads out of the folder', { '../judged/negation': rulesOf('negation') }],
  ])('says nothing of %s', async (_, operators) => {
    const { notes } = await reportData(
      { rows, sets: [], violations: [], errors: 0, reasons: [], ...all },
      manifestOf(operators),
    );
    expect(notes?.remarks).toEqual([]);
  });
});
