import type { Claim } from './claims.js';
import type { Rank } from './rank.js';

/**
 * What the claims of a text come to, and how surely: `given` as the answer, `said` of the text, or merely `used` in it.
 * For a conflict, `used` stands for both of the latter.
 */
export type Decision =
  | { readonly kind: 'label'; readonly label: string; readonly how: 'given' | 'said' | 'used' }
  | { readonly kind: 'conflict'; readonly how: 'given' | 'used' }
  | { readonly kind: 'none' };

/**
 * One label, a conflict or nothing. A final marker settles it. A marker outranks labels in passing, but not a label that
 * opens the reply or stands alone at its end: those must agree. Below them the surest rank that there is decides.
 * @param isUndecided the text says that no one label holds (`mixed`): then labels in passing settle nothing
 */
export function decide(claims: readonly Claim[], isUndecided: boolean): Decision {
  const of = (...ranks: readonly Rank[]) => claims.filter(({ rank }) => ranks.includes(rank));
  const single = (some: readonly Claim[]) => some.filter(({ labels }) => labels.length === 1);
  const stated = single(of('stated'));
  const given = [
    of('final'),
    stated.length > 0 ? [...stated, ...single(of('lead', 'last'))] : of('stated', 'lead', 'last', 'sentence'),
  ].find((some) => some.length > 0);
  if (given) return settle(given, 'given');
  const used = [of('emphasis'), of('clause'), of('said', 'used')].find((some) => some.length > 0);
  return used && !isUndecided ? settle(used, 'used') : { kind: 'none' };
}

function settle(claims: readonly Claim[], how: 'given' | 'used'): Decision {
  const labels = new Set(claims.flatMap((claim) => claim.labels));
  const [label] = labels;
  if (labels.size !== 1 || label === undefined) return { kind: 'conflict', how };
  return { kind: 'label', label, how: claims.some(({ rank }) => rank === 'said') ? 'said' : how };
}
