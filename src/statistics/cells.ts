import type { Observation, Outcome } from '../core/types.js';
import type { Cells } from './row.js';

/** Which cell of the row's table a case is counted in; undefined for a case without a key or with a model error. */
export function cellOf({ source, followUp, key }: Observation): keyof Cells | undefined {
  if (key === null || source.kind === 'error' || followUp.kind === 'error') return undefined;
  const sourceRight = isOneOf(source, [key.label]);
  const followUpRight = isOneOf(followUp, key.expected);
  if (sourceRight) return followUpRight ? 'rightRight' : 'rightWrong';
  if (followUpRight) return 'wrongRight';
  return source.kind === 'answer' && isOneOf(followUp, [source.value]) ? 'wrongWrongSame' : 'wrongWrongDifferent';
}

/** What was not read as an answer equals no label. */
function isOneOf(outcome: Outcome, labels: readonly string[]): boolean {
  return outcome.kind === 'answer' && labels.includes(outcome.value);
}
