import type { Doc } from '../../src/plugin.js';
import { firstClause } from './first-clause.js';
import { futureClause } from './future-day.js';
import { presentMood } from './mood.js';
import { datablePast } from './past.js';
import { perfectEvent } from './perfect-to-past.js';

/** Whether what the text tells can be given a time of its own, so that none of writing is needed. */
export function isTimedOtherwise(doc: Doc): boolean {
  const clause = firstClause(doc);
  if (!clause) return false;
  return Boolean(presentMood(doc) ?? datablePast(doc) ?? perfectEvent(doc) ?? futureClause(doc));
}
