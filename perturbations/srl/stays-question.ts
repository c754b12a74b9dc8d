import type { Doc, RuleContext } from '../../src/plugin.js';
import { indirectQuestion } from './indirect-question.js';
import { trueThat } from './true-that.js';

/** Whether a frame that is itself a question fits: one that makes a statement of it is a last resort. */
export function staysQuestion(doc: Doc, context: RuleContext): boolean {
  for (const { propose } of [indirectQuestion, trueThat]) for (const _ of propose(doc, context)) return true;
  return false;
}
