import type { NounPhrase } from '../../../src/plugin.js';

/** Whether a phrase says which thing it means, so that it can be named before anything is said of it. */
export function isDefinite({ kind, determiner, head, number, tokens }: NounPhrase, hold: 'whole' | 'alone'): boolean {
  if (kind === 'pronoun') return /^(?:this|that|these|those)$/u.test(head.lower);
  if (kind === 'name') return true;
  if (determiner?.lower === 'all')
    return /^(?:the|my|our|these|those)$/u.test(tokens[1]?.lower ?? '') && number === 'plural';
  if (/^(?:the|this|these|that|those|my|our|your|his|her|their)$/u.test(determiner?.lower ?? '')) return true;
  return (
    determiner === undefined && hold === 'whole' && head.pos === 'NOUN' && tokens[0] === head && head.lower.length > 3
  );
}

/** A bare noun is a topic where it is what a feeling or an opinion is about. */
export function isBareTopic({ determiner, kind, head }: NounPhrase, before: string): boolean {
  return (
    determiner !== undefined ||
    kind !== 'common' ||
    (!/^(?:with|by|for|in|on|to|at|from)$/u.test(before) && !/ing$/u.test(head.lower))
  );
}
