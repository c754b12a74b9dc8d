import type { Rng } from '../core/rng.js';
import type { FollowUp, Task } from '../core/types.js';
import { composedFollowUps } from './composed-follow-ups.js';
import { distinct } from './distinct.js';
import { operatorFollowUps } from './operator-follow-ups.js';
import { operatorsOf, type Selection, usableRules } from './selection.js';
import { setFollowUps } from './set-follow-ups.js';
import type { SourceText } from './source-text.js';

export type { Selection } from './selection.js';
export { source } from './source-text.js';

/**
 * Why a text has no follow-up: the operator's rules all declined, it makes no promise for the task, the text is not
 * English, or (of operators in turn) the relations of what there was do not compose.
 */
export type Declined = 'no-rule' | 'no-promise' | 'not-english' | 'no-relation';

export interface Perturbed {
  readonly followUps: readonly FollowUp[];
  readonly declined?: Declined;
}

/**
 * The follow-ups of one item by one operator or several in turn; never the text itself, and none twice. Depends on the
 * seed, the item, the operators and the task alone. Throws UserError, naming the rule, where one breaks the plug-in contract (edits
 * outside the text or overlapping).
 */
export function perturb(text: SourceText, selection: Selection, task: Task, seed: Rng): Perturbed {
  const unsuited = whyUnsuited(text, selection, task);
  if (unsuited) return { followUps: [], declined: unsuited };
  let declined: Declined = 'no-rule';
  const refused = () => {
    declined = 'no-relation';
  };
  const single = () =>
    'compose' in selection
      ? composedFollowUps(text, { compose: selection.compose, task, seed, refused })
      : operatorFollowUps(text, selection, task, seed);
  const followUps =
    'sets' in selection && selection.sets !== undefined
      ? setFollowUps(text, selection, task, seed)
      : [...distinct(single(), selection.perItem)];
  return followUps.length > 0 ? { followUps } : { followUps, declined };
}

/** Why no rule needs to be tried on a text, if so. */
export function whyUnsuited(text: SourceText, selection: Selection, task: Task): Declined | undefined {
  const rules = 'compose' in selection ? undefined : selection.rules;
  if (operatorsOf(selection).some((operator) => usableRules(operator, task, rules).length === 0)) return 'no-promise';
  return text.doc().english ? undefined : 'not-english';
}
