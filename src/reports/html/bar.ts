import type { Rate } from '../../statistics/row.js';

const WIDTH = 80;
const HEIGHT = 12;

/** The interval on a line from 0 to 100 %, with the rate as a dot; hidden from readers of the text, which stands beside it. */
export function bar({ rate, low, high }: Rate): string {
  if (rate === null || low === null || high === null) return '';
  const at = (share: number) => Number((4 + share * (WIDTH - 8)).toFixed(1));
  const middle = HEIGHT / 2;
  return [
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`,
    `<path class="axis" d="M${at(0)} ${middle}H${at(1)}"/>`,
    `<rect class="range" x="${at(low)}" y="${middle - 3}" width="${Number((at(high) - at(low)).toFixed(1))}" height="6" rx="2"/>`,
    `<circle class="rate" cx="${at(rate)}" cy="${middle}" r="3"/>`,
    '</svg>',
  ].join('');
}
