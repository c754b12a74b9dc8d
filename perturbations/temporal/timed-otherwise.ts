import type { Doc, Rule, RuleContext } from '../../src/plugin.js';

/** Whether one of the rules can give a time to what the text tells, so that none of sending it is needed. */
export function isTimedBy(rules: readonly Rule[], doc: Doc, context: RuleContext): boolean {
  return rules.some((rule) => {
    for (const _ of rule.propose(doc, context)) return true;
    return false;
  });
}
