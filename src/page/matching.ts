import { type CaseFilter, select } from './case-filter.js';
import type { CaseIndex } from './case-index.js';
import type { Columns } from './columns.js';
import type { Reviews } from './reviews.js';

export interface Sought {
  readonly columns: Columns;
  readonly filter: CaseFilter;
  readonly cases: CaseIndex;
  readonly reviews: Reviews | undefined;
}

/** The places of the askings that match; where follow-ups are reviewed, each case once, whoever was asked it. */
export function matchingAskings({ columns, filter, cases, reviews }: Sought): readonly number[] {
  const found = select(columns, filter, (place, text) => cases.having(text).has(place));
  if (!reviews) return found;
  const seen = new Set<number>();
  return found.filter((at) => {
    const place = columns.verdicts.case[at] ?? 0;
    if (seen.has(place)) return false;
    seen.add(place);
    if (filter.review === undefined) return true;
    const [first] = reviews.of(cases.read(place));
    const own = first?.reader === reviews.reader ? first : undefined;
    return filter.review === (own === undefined ? 'unread' : own.valid ? 'accepted' : 'rejected');
  });
}
