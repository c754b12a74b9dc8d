import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { numberKeys, readNumber } from '../../../relations/checks/read-number.js';

const spec = (given: Readonly<Record<string, unknown>>) => z.object(numberKeys).parse(given);
const read = (reply: string, given: Readonly<Record<string, unknown>>) => {
  const found = readNumber(reply, spec(given));
  return found.kind === 'number' ? found.number.text : found.reason;
};

describe('which number of a reply is meant', () => {
  test.each([
    ['1, 2, 3, 4, 5', {}, 'Expected one number, got 5: `1`, `2`, `3`, `4`, `5` (`which: first` or `last` takes one)'],
    ['1 2 3 4 5 6', {}, 'Expected one number, got 6: `1`, `2`, `3`, `4`, `5`, … (`which: first` or `last` takes one)'],
    ['none', { which: 'first' }, 'Expected a number, got `none`'],
    ['none', { which: 'last', unit: 'km' }, 'Expected a number in `km`, got `none`'],
    ['7 and 7', {}, '7'],
  ])('of %j by %j: %s', (reply, given, want) => {
    expect(read(reply, given)).toBe(want);
  });

  test.each([
    ['5 km', 'km', '5'],
    ['5km', 'km', '5'],
    ['km 5', 'km', '5'],
    ['5 km/h', 'km', '5'],
    ['5 kmh', 'km', undefined],
    ['akm 5', 'km', undefined],
    ['5 skm', 'km', undefined],
    ['5     km', 'km', undefined],
    ['it is 5 and then km', 'km', undefined],
    ['5%', '%', '5%'],
    ['-$5', '$', '-$5'],
    ['5.0', '.', undefined],
    ['5 °C', '°C', '5'],
  ])('%j in %s: %s', (reply, unit, want) => {
    expect(read(reply, { unit })).toBe(
      want ?? `Expected one number in \`${unit}\`, got \`${reply.replaceAll(/ +/gu, ' ')}\``,
    );
  });
});
