import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { IMPOSSIBLE, isPossible, isWithin, rangeText } from '../checks/range.js';
import { numberKeys, readNumber } from '../checks/read-number.js';

const number = z.number({ error: 'a number' });
const tolerance = number.min(0, { error: 'a number, 0 or more' });

const schema = z
  .strictObject({
    value: number.optional().describe('The number.'),
    tolerance: tolerance.optional().describe('How far it may be from `value`.'),
    relative: tolerance.optional().describe('How far it may be from `value`, as a share of it.'),
    min: number.optional().describe('At least this.'),
    max: number.optional().describe('At most this.'),
    ...numberKeys,
  })
  .refine(isPossible, IMPOSSIBLE)
  .refine(({ value, relative, tolerance: absolute }) => value !== undefined || (relative ?? absolute) === undefined, {
    error: '`value` beside a tolerance',
  });
type Spec = z.output<typeof schema>;

/** The number in the reply, or at a JSON path of it: a value within a tolerance, or in a range. */
export const numeric: Invariant<Spec> = {
  type: 'numeric',
  about: 'the number in the reply is this one within a tolerance, or in a range',
  schema,
  advice: 'let the model reckon step by step before it gives the number, or do the arithmetic in your program.',
  examples: [
    { spec: { value: 1234.5 }, reply: 'The total is $1,234.50.', holds: true },
    { spec: { value: 9.81, tolerance: 0.02 }, reply: 'g ≈ 9.8 m/s²', holds: true },
    { spec: { value: 100, relative: 0.05 }, reply: '94', holds: false },
    { spec: { min: 0, max: 1, path: '$.confidence' }, reply: '{"confidence": 0.9}', holds: true },
    { spec: { value: 42 }, reply: '6 × 7 = 42', holds: false },
    { spec: { value: 42, which: 'last' }, reply: '6 × 7 = 42', holds: true },
    { spec: { value: 0.12, percent: 'fraction' }, reply: '12%', holds: true },
  ],
  prepare(spec) {
    const wanted = wantedBy(spec);
    return ({ reply }) => {
      const read = readNumber(reply, spec);
      if (read.kind === 'none') {
        const { reason, actual, where } = read;
        return { status: 'violated', reason, expected: wanted, actual, ...(where === undefined ? {} : { where }) };
      }
      const { value, text, where } = read.number;
      if (isWithin(value, spec) && isNear(value, spec))
        return { status: 'held', evidence: `found \`${text}\` at ${where()}` };
      return {
        status: 'violated',
        reason: `Expected ${wanted}, got \`${text}\``,
        expected: wanted,
        actual: text,
        where: where(),
      };
    };
  },
};

/** Whether a number is the value, within the larger of the two tolerances and what floating point loses. */
function isNear(number: number, { value, tolerance: absolute = 0, relative = 0 }: Spec): boolean {
  if (value === undefined) return true;
  const lost = 8 * Number.EPSILON * Math.max(Math.abs(value), Math.abs(number));
  return number === value || Math.abs(number - value) <= Math.max(absolute, relative * Math.abs(value)) + lost;
}

function wantedBy({ value, tolerance: absolute, relative, min, max }: Spec): string {
  const within = [
    ...(absolute === undefined ? [] : [`${absolute}`]),
    ...(relative === undefined ? [] : [`${relative} of it`]),
  ];
  const near = value === undefined ? [] : [`${value}${within.length > 0 ? ` ± ${within.join(' or ')}` : ''}`];
  const range = min === undefined && max === undefined ? [] : [rangeText({ min, max })];
  return [...near, ...range].join(' and ') || 'a number';
}
