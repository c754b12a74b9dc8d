import type { Rule } from '../../src/plugin.js';

/** Rules that blind readers refuse least: what they propose comes before what the operator's others do. */
export const ahead = (rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, first(rule)]));

const first = (rule: Rule): Rule => ({
  ...rule,
  ranks: true,
  *propose(doc, context) {
    for (const candidate of rule.propose(doc, context)) yield { ...candidate, rank: 'first' };
  },
});
