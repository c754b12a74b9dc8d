import type { Row } from '../src/statistics/row.js';

/** Shares of violations from which on a cell is a step darker. */
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5];

/** How a cell stands against noise; `unknown`: no source was asked again. */
export type Standing = 'beyond' | 'noise' | 'unknown' | 'no data';

export function standingOf({ relation, excess }: Row): Standing {
  if (relation.rate === null) return 'no data';
  if (excess === null) return 'unknown';
  return excess.low > 0 ? 'beyond' : 'noise';
}

/** The class of a cell: grey where nothing but noise is shown, darker the more is violated. */
export function heatClass(row: Row): string {
  const standing = standingOf(row);
  if (standing === 'no data') return 'none';
  if (standing === 'noise') return 'noise';
  const violated = 1 - (row.relation.rate ?? 1);
  return `h${STEPS.filter((from) => violated >= from).length}`;
}

/** The shares that the bars run over: down to the ten percent below the lowest bound. */
export function domainOf(rows: readonly Row[]): readonly [number, number] {
  return [lowest(rows), 1];
}

/** The ten percent below the lowest bound. */
export function lowest(rows: readonly Pick<Row, 'relation'>[]): number {
  const low = rows.reduce((least, { relation }) => Math.min(least, relation.low ?? 1), 0.9);
  return Math.max(0, Math.floor(low * 10) / 10);
}
