import type { Rate } from '../../../statistics/row.js';
import { interval, NO_DATA, percent } from '../../tables/numbers.js';
import type { Block, Cell, ColumnGroup } from '../../tables/table.js';

/** Columns under one heading, each named by what it holds. */
export function block(title: string, ...names: readonly string[]): Block {
  return { title, groups: [group('', ...names)] };
}

export function group(title: string, ...names: readonly string[]): ColumnGroup {
  return { title, columns: names.map((name) => ({ name, short: name.replace(/ %$/u, '\u00A0%').split(' ') })) };
}

/** A rate and its interval: two cells. */
export function rateCells(rate: Rate, bad = false): readonly Cell[] {
  const tone = bad && rate.rate !== null && rate.rate > 0 ? { tone: 'bad' as const } : {};
  return [
    { text: percent(rate), ...tone },
    { text: interval(rate), tone: 'quiet' },
  ];
}

/** `12 of 13`; nothing where there is no data. */
export function countCell({ count, of }: Rate): Cell {
  return { text: of === 0 ? NO_DATA : `${count} of ${of}`, tone: 'quiet' };
}

/** A number from 0 to 1, or none. */
export function shareText(share: number | null): string {
  return share === null ? NO_DATA : share.toFixed(3);
}
