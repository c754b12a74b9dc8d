import type { RuleReport, SpecReport } from '../../../specs/evaluate/spec-report.js';
import type { Line, ResultTable } from '../../tables/table.js';
import { block, rateCells } from './columns.js';

/** The rules: who checks each, whether it stands in the prompt, and how often each model breaks it. */
export function rulesTable({ rules, models }: SpecReport): ResultTable | undefined {
  if (rules.length === 0) return undefined;
  const names = models.map(({ model }) => model);
  return {
    title: 'Rules: who checks them, and who breaks them',
    blocks: [block('', 'checked by', 'grounded'), ...names.map((name) => block(name, 'broken', 'its tests', '95 %'))],
    sections: [{ title: '', lines: rules.map((rule) => line(rule, names)) }],
    footnotes: [
      'broken: outputs of all tests in which a program found the rule broken. its tests: outputs of tests made for the rule or its opposite that do not comply with the prompt.',
    ],
  };
}

function line({ id, rule, by, invariants, grounded, models }: RuleReport, names: readonly string[]): Line {
  const checked = invariants.length === 0 ? by : `${by}: ${invariants.join(', ')}`;
  return {
    label: `${id} ${rule}`,
    cells: [
      { text: checked, ...(by === 'nobody' ? { tone: 'warn' as const } : {}) },
      {
        text: { OK: 'yes', ERR: 'no', unclear: '?', unjudged: '–' }[grounded],
        ...(grounded === 'ERR' ? { tone: 'bad' as const } : {}),
      },
      ...names.flatMap((name) => {
        const found = models.find(({ model }) => model === name);
        if (found === undefined) return [{ text: '' }, { text: '' }, { text: '' }];
        const [broken = { text: '' }] = rateCells(found.broken, true);
        return [broken, ...rateCells(found.tests)];
      }),
    ],
  };
}
