import { demandsOf } from '../../demands/demands-of.js';
import type { Scenario } from './texts.js';

/** What makes a situation worth a test. */
export const WHY: Readonly<Record<Scenario, string>> = {
  typical: 'an input as it comes every day',
  short: 'a very short input leaves little to work with',
  long: 'a long input tempts to a long output, and to losing the thread',
  mixed: 'several things at once, of which no single one is plainly meant',
  odd: 'an input that makes little sense, for which the prompt has no obvious answer',
  asks: 'the input itself asks for something that the prompt does not want',
  marks: 'quotation marks, brackets and other signs that an output has to cope with',
  foreign: 'an input in another language than the prompt',
  none: 'an input without anything that is sought',
};

const ALL: readonly Scenario[] = ['typical', 'mixed', 'asks', 'long', 'odd', 'short', 'marks', 'none', 'foreign'];

/** The situations in which a rule is hard to keep, hardest first, then all the others. What tempts to the opposite is what is hard for the rule. */
export function scenariosFor(rule: string | undefined, inverse: boolean): readonly Scenario[] {
  if (rule === undefined) return ALL;
  const { conditional, demands } = demandsOf(rule);
  const hard: Scenario[] = conditional ? ['none', 'odd', 'short'] : [];
  for (const demand of demands) {
    if (demand.kind === 'length')
      hard.push(
        ...((demand.most === undefined) !== inverse ? (['short', 'none'] as const) : (['long', 'mixed'] as const)),
      );
    if (demand.kind === 'values' || demand.kind === 'case') hard.push('mixed', 'odd', 'asks');
    if (demand.kind === 'alone' || demand.kind === 'starts' || demand.kind === 'ends') hard.push('asks', 'odd');
    if (demand.kind === 'format' || demand.kind === 'labels') hard.push('marks', 'none', 'asks');
    if (demand.kind === 'language') hard.push('foreign');
  }
  return [...new Set([...hard, ...(hard.length === 0 ? (['asks', 'mixed'] as const) : []), ...ALL])];
}
