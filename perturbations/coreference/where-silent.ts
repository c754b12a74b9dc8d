import type { Doc, Rule, RuleContext } from '../../src/plugin.js';

/** The rule, for texts of which none of the others has anything to say: they say the same in nearly the same words, and better. */
export function whereSilent(others: readonly Rule[], rule: Rule): Rule {
  return {
    ...rule,
    propose(doc, context) {
      const proposed = [...rule.propose(doc, context)];
      return proposed.length === 0 || others.some((other) => speaksOf(other, doc, context)) ? [] : proposed;
    },
  };
}

/** Whether a rule has anything to say of a text. */
export function speaksOf(rule: Rule, doc: Doc, context: RuleContext): boolean {
  for (const _ of rule.propose(doc, context)) return true;
  return false;
}
