import type { InvariantFailure } from '../../../src/plugin.js';
import { inBrackets, mostExpected } from './expected.js';

/** What to do about replies of the wrong length: too long, too short, or now one, now the other. */
export function lengthAdvice(_: InvariantFailure, all: readonly InvariantFailure[]): string {
  const told = all.map(({ expected, reason }) => expected ?? reason).join('\n');
  const [long, short] = [/at most|no more|fewer|shorter/iu.test(told), /at least|no fewer|longer/iu.test(told)];
  const limit = inBrackets(mostExpected(all));
  if (long && !short)
    return `replies are too long${limit}: say the limit in the prompt, in words or sentences, which models keep better than characters.`;
  if (short && !long) return `replies are too short${limit}: say in the prompt what a whole reply has, point by point.`;
  return `say in the prompt how long a reply is to be${limit}, in words or sentences, which models keep better than characters.`;
}
