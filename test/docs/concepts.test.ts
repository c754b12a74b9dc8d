import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import type { Perturbation } from '../../src/core/types.js';
import { perturb } from '../../src/index.js';
import { pageText } from './markdown.js';

const page = pageText('docs/concepts.md');
const [, item = '{}'] = /```json\n([\s\S]*?)```/u.exec(page) ?? [];
const { input } = JSON.parse(item) as { input: string };
const rows = [...page.matchAll(/^\| (\S+) \/ (\S+) \| (.+?) \| `(\S+)` \|$/gmu)].map(
  ([, operator = '', rule = '', followUp = '', relation = '']) => ({
    operator,
    rule,
    followUp: followUp.replaceAll(/<\/?ins>/gu, ''),
    relation,
  }),
);

/** An operator with one of its rules: several make the same text. */
function only(name: string, id: string): Perturbation {
  const operator = perturbations.find((each) => each.name === name);
  const rule = operator?.rules[id];
  if (!operator || !rule) throw new Error(`Expected a rule ${name}/${id}`);
  return { ...operator, rules: { [id]: rule } };
}

describe('docs/concepts.md', () => {
  test('has follow-ups of its example', () => {
    expect(rows).toHaveLength(3);
  });

  test.each(rows)(
    '$operator/$rule makes that follow-up, with that relation',
    ({ operator, rule, followUp, relation }) => {
      const made = perturb(input, { task: 'sentiment', perturbations: [only(operator, rule)], perItem: 99 });
      const found = made.find((each) => each.followUp === followUp);
      expect(found?.relation).toBe(relation);
    },
  );
});
