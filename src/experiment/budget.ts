import type { Price, Reply } from '../core/types.js';
import { costOf } from '../models/prices.js';
import { RunStopped } from './run-stopped.js';

export interface Limits {
  /** Requests that may be sent in this session, over all models. */
  readonly maxRequests?: number | undefined;
  /** US dollars that this session may cost. */
  readonly maxCost?: number | undefined;
}

/** What a session may still spend, and what it spent. */
export interface Budget {
  /** Before a request is sent; throws RunStopped where nothing is left for it. */
  take(price: Price | undefined): void;
  /** What its reply cost; a reply without a count of tokens costs nothing that we know of. */
  spend(usage: Reply['usage'], price: Price | undefined): void;
  readonly requests: number;
  /** US dollars. */
  readonly cost: number;
}

/**
 * Requests under way are not known in cost until they are answered: each is held at the dearest reply so far, so that the
 * limit is passed by the first replies at most.
 */
export function createBudget({ maxRequests, maxCost }: Limits = {}): Budget {
  let [requests, cost, underWay, dearest] = [0, 0, 0, 0];
  return {
    get requests() {
      return requests;
    },
    get cost() {
      return cost;
    },
    take(price) {
      if (maxRequests !== undefined && requests >= maxRequests)
        throw new RunStopped(`the ${maxRequests} requests of --max-requests are used up`);
      if (maxCost !== undefined && price !== undefined && cost + (underWay + 1) * dearest > maxCost)
        throw new RunStopped(`the ${maxCost} $ of --max-cost are used up`);
      requests++;
      underWay++;
    },
    spend(usage, price) {
      underWay--;
      const paid = costOf(usage, price) ?? 0;
      cost += paid;
      dearest = Math.max(dearest, paid);
    },
  };
}
