import { z } from 'zod';
import { excerpt, shownValue } from './excerpt.js';
import { pathSchema, select } from './json-path.js';
import { numbersIn, type WrittenNumber } from './numbers.js';
import { placeOf } from './place.js';
import { readJson } from './read-json.js';
import { flag, text } from './texts.js';

/** Spec keys of which number of a reply is meant, and how it is written. */
export const numberKeys = {
  path: pathSchema.optional().describe('Where the number is, in a reply that is JSON (RFC 9535).'),
  extract: flag.default(false).describe('With a path: take the JSON out of prose and code fences.'),
  which: z
    .enum(['first', 'last', 'only'], { error: '`first`, `last` or `only`' })
    .default('only')
    .describe('Which number of the reply; `only`: there must be one.'),
  unit: text.optional().describe('Only numbers with this unit.'),
  percent: z
    .enum(['number', 'fraction'], { error: '`number` (12% is 12) or `fraction` (12% is 0.12)' })
    .default('number')
    .describe('What 12 % is: 12 or 0.12.'),
  decimal: z.enum(['.', ','], { error: '`.` or `,`' }).default('.').describe('What stands before decimals.'),
};

const keys = z.object(numberKeys);
export type NumberSpec = z.output<typeof keys>;

export interface ReadNumber {
  readonly value: number;
  /** As it was written. */
  readonly text: string;
  /** Its place in the reply, found when it is asked for: there may be very many numbers. */
  readonly where: () => string;
}

/** The number that is meant, or why there is none: a sentence that begins with "Expected", and what there was instead. */
export type NumberReply =
  | { readonly kind: 'number'; readonly number: ReadNumber }
  | { readonly kind: 'none'; readonly reason: string; readonly actual: string; readonly where?: string };

export function readNumber(reply: string, spec: NumberSpec): NumberReply {
  const found =
    spec.path === undefined ? inText(reply, spec, (at) => placeOf(reply, at)) : atPath(reply, spec.path, spec);
  return Array.isArray(found) ? chosen(found, reply, spec) : found;
}

function chosen(numbers: readonly ReadNumber[], reply: string, { which, unit, path }: NumberSpec): NumberReply {
  const number = which === 'last' ? numbers.at(-1) : numbers[0];
  const place = path === undefined ? '' : ` at \`${path}\``;
  const wanted = `${which === 'only' ? 'one number' : 'a number'}${unit === undefined ? '' : ` in \`${unit}\``}${place}`;
  if (!number) return { kind: 'none', reason: `Expected ${wanted}, got ${excerpt(reply)}`, actual: 'no number' };
  const other = numbers.find(({ value }) => value !== number.value);
  if (which !== 'only' || !other) return { kind: 'number', number };
  const shown = numbers.map(({ text: each }) => `\`${each}\``);
  const actual = `${numbers.length}: ${shown.slice(0, 5).join(', ')}${shown.length > 5 ? ', …' : ''}`;
  return {
    kind: 'none',
    reason: `Expected ${wanted}, got ${actual} (\`which: first\` or \`last\` takes one)`,
    actual,
    where: other.where(),
  };
}

function atPath(reply: string, path: string, spec: NumberSpec): ReadNumber[] | NumberReply {
  const json = readJson(reply, spec.extract);
  if (json.kind === 'none') return { kind: 'none', actual: excerpt(reply), ...json.fault };
  const numbers: ReadNumber[] = [];
  for (const { value, pointer } of select(json.value, path) ?? []) {
    const where = pointer || 'the whole of it';
    const read = typeof value === 'string' ? inText(value, spec, () => where) : [];
    if (typeof value === 'number') numbers.push({ value, text: String(value), where: () => where });
    else if (read.length > 0) for (const number of read) numbers.push(number);
    else
      return {
        kind: 'none',
        reason: `Expected a number at ${where}, got ${shownValue(value)}`,
        actual: shownValue(value),
        where,
      };
  }
  return numbers;
}

function inText(written: string, { unit, percent, decimal }: NumberSpec, place: (at: number) => string): ReadNumber[] {
  return numbersIn(written, decimal)
    .filter((number) => unit === undefined || hasUnit(written, number, unit))
    .map(({ value, isPercent, text: each, start }) => ({
      value: isPercent && percent === 'fraction' ? value / 100 : value,
      ...{ text: each, where: () => place(start) },
    }));
}

/** A unit stands behind its number or before it: `5 km`, `USD 5`, `$5`. */
function hasUnit(written: string, { start, end, text: number }: WrittenNumber, unit: string): boolean {
  const [before, after] = [
    written.slice(Math.max(0, start - unit.length - 4), start).trimEnd(),
    written.slice(end, end + unit.length + 4).trimStart(),
  ];
  const isPart = /^[^\p{L}\d.,]+$/u.test(unit) && number.includes(unit);
  const follows = after.startsWith(unit) && !/^\p{L}\p{L}$/u.test(`${unit.at(-1)}${after.charAt(unit.length)}`);
  const precedes =
    before.endsWith(unit) && !/^\p{L}\p{L}$/u.test(`${before.at(-unit.length - 1) ?? ''}${unit.charAt(0)}`);
  return isPart || follows || precedes;
}
