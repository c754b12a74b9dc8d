import type { Rate } from './row.js';
import { wilson } from './wilson.js';

/** What one item adds to a share: `count` of its `of` observations. */
export interface Cluster {
  readonly count: number;
  readonly of: number;
}

/**
 * The share over all clusters, with a Wilson interval of the effective sample size: the observations divided by the
 * design effect (Kish, 1965, "Survey Sampling"), put into the score interval as Korn and Graubard (1998, "Confidence
 * intervals for proportions with small expected number of positive counts estimated from survey data", Survey
 * Methodology 24: 193–201) put it into the exact one. Equals `wilson` where each cluster has one observation. A cluster
 * without observations adds nothing. Throws RangeError where the clusters' counts do not add up to a share.
 */
export function clusteredRate(clusters: Iterable<Cluster>): Rate {
  let [k, count, of, countSquares, products, ofSquares] = [0, 0, 0, 0, 0, 0];
  for (const cluster of clusters) {
    if (cluster.of === 0 && cluster.count === 0) continue;
    k++;
    count += cluster.count;
    of += cluster.of;
    countSquares += cluster.count ** 2;
    products += cluster.count * cluster.of;
    ofSquares += cluster.of ** 2;
  }
  if (of === 0) return wilson(count, of);
  const rate = count / of;
  // Whole numbers until here, so that the order of the clusters cannot change the last digit.
  const squares = countSquares - 2 * rate * products + rate ** 2 * ofSquares;
  return wilson(count, of, effectiveSize({ k, of, rate, squares }));
}

/** `squares`: Σ(yᵢ − p·mᵢ)² over the k clusters. */
interface Spread {
  readonly k: number;
  readonly of: number;
  readonly rate: number;
  readonly squares: number;
}

/**
 * How many independent observations the share is worth: at most all of them (a design effect below 1 is not believed).
 * Where the clusters cannot show how alike their observations are (one cluster, or none or all counted), they are taken
 * to be all alike, so that each cluster is worth one.
 */
function effectiveSize({ k, of, rate, squares }: Spread): number {
  if (k === 1 || k === of || rate === 0 || rate === 1) return k;
  const variance = ((k / (k - 1)) * Math.max(0, squares)) / of ** 2;
  const designEffect = variance / ((rate * (1 - rate)) / of);
  return of / Math.max(1, designEffect);
}
