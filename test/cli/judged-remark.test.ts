import { expect, test } from 'vitest';
import { type JudgedRun, judgedRemark } from '../../src/cli/judged-remark.js';
import { judgements } from './judgements.js';

const END = ' An invalid one can break a relation through no fault of the model.';

test.each<[string, JudgedRun, string | undefined]>([
  [
    'every category of the tables, lowest first',
    {
      task: 'sentiment',
      categories: ['srl', 'negation', 'vocab'],
      judged: [...judgements('srl', 98, 100), ...judgements('negation', 97, 100), ...judgements('vocab', 50, 50)],
    },
    `Follow-ups judged valid by readers (sentiment, 95 % interval): negation 97 % (91–99), srl 98 % (92–100), vocab 100 % (92–100).${END}`,
  ],
  [
    'only the task and the categories of the run, and those that nobody judged',
    {
      task: 'yes-no',
      categories: ['negation', 'mine', 'negation+robustness'],
      judged: [
        ...judgements('negation', 1, 100),
        ...judgements('negation', 39, 40, 'yes-no'),
        ...judgements('srl', 40, 40, 'yes-no'),
      ],
    },
    `Follow-ups judged valid by readers (yes-no, 95 % interval): negation 98 % (87–100). Not judged: mine, negation+robustness.${END}`,
  ],
  [
    'nothing of what nobody judged',
    { task: 'labels', categories: ['vocab'], judged: judgements('vocab', 1, 1) },
    undefined,
  ],
  [
    'nothing of tables without a row',
    { task: 'sentiment', categories: [], judged: judgements('vocab', 1, 1) },
    undefined,
  ],
])('the remark tells %s', (_, run, want) => {
  expect(judgedRemark(run)).toBe(want);
});
