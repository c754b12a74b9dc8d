import { z } from 'zod';
import type { CheckResult, Invariant } from '../../src/plugin.js';
import { allowance } from '../checks/pii/allowed.js';
import { isCountry } from '../checks/pii/contacts.js';
import { type FoundPii, findPii } from '../checks/pii/find-pii.js';
import { KINDS, NAMES } from '../checks/pii/kinds.js';
import { masked } from '../checks/pii/mask.js';
import { placeOf } from '../checks/place.js';
import { flag } from '../checks/texts.js';

const MUST = ['not_appear', 'appear'] as const;

const schema = z.strictObject({
  must: z.enum(MUST, { error: '`not_appear` or `appear`' }).optional().describe('Whether some must be there, or none.'),
  should_contain: flag.optional().describe('As other harnesses write it: `true` is `must: appear`.'),
  kinds: z
    .array(z.enum(KINDS, { error: `one of ${KINDS.join(', ')}` }), { error: 'a list of kinds' })
    .min(1, { error: 'one kind or more' })
    .default([...KINDS])
    .describe('What is looked for.'),
  allow: z
    .array(z.string(), { error: 'a list of texts' })
    .default([])
    .describe('What is let pass: as it is, by domain (`@shop.example`), or with `*` for anything.'),
  countries: z
    .array(z.string(), { error: 'a list of countries' })
    .default(['US'])
    .check(({ value, issues }) => {
      const unknown = value.find((code) => !isCountry(code));
      if (unknown !== undefined)
        issues.push({ code: 'custom', input: value, message: 'codes of countries, such as US' });
    })
    .describe('Whose phone numbers are looked for.'),
});

/** No personal data is in the reply, or (`must: appear`) some is. What was found is shown with its middle masked. */
export const pii: Invariant<z.output<typeof schema>> = {
  type: 'pii',
  about:
    'no personal data is in the reply: e-mail and street addresses, phone, card and social security numbers, IBANs, IP addresses',
  schema,
  advice: 'forbid personal data in the prompt, and mask it in inputs and context before they are asked.',
  examples: [
    { spec: {}, reply: 'Your order #12345 of 2026-05-01 has been sent.', holds: true },
    { spec: {}, reply: 'Write to ana.li@mail.example, please.', holds: false },
    { spec: { kinds: ['card'] }, reply: 'It was paid with 4111 1111 1111 1111.', holds: false },
    { spec: { kinds: ['card'] }, reply: 'It was paid with 4111 1111 1111 1112.', holds: true },
    { spec: { allow: ['@shop.example'] }, reply: 'Write to help@shop.example.', holds: true },
    { spec: { must: 'appear', kinds: ['phone'] }, reply: 'Call us at (212) 555-0123.', holds: true },
  ],
  prepare({ must, should_contain: wanted, kinds, allow, countries }) {
    const isAllowed = allowance(allow);
    const options = { countries: countries.filter(isCountry) };
    const isWanted = must === undefined ? wanted === true : must === 'appear';
    const names = kinds.map((kind) => NAMES[kind]);
    const expected = `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}`;
    return ({ reply }) => {
      const found = findPii(reply, options).filter((each) => kinds.includes(each.kind) && !isAllowed(each));
      if (isWanted) return found.length > 0 ? held(found, reply) : absent(expected);
      return found.length > 0 ? present(found, reply) : { status: 'held', evidence: 'no personal data found' };
    };
  },
};

function held(found: readonly FoundPii[], reply: string): CheckResult {
  return { status: 'held', evidence: `found ${shown(found, reply)}` };
}

function absent(expected: string): CheckResult {
  return { status: 'violated', reason: `Expected ${expected} in the reply, got none`, expected, actual: 'none' };
}

function present(found: readonly FoundPii[], reply: string): CheckResult {
  const actual = shown(found, reply);
  const where = placeOf(reply, found[0]?.start ?? 0);
  return {
    status: 'violated',
    reason: `Expected no personal data, got ${actual}`,
    expected: 'no personal data',
    actual,
    where,
  };
}

function shown(found: readonly FoundPii[], reply: string): string {
  const first = found
    .slice(0, 5)
    .map((each) => `${NAMES[each.kind]} (${masked(each)}) at ${placeOf(reply, each.start)}`);
  return `${first.join(', ')}${found.length > 5 ? ` and ${found.length - 5} more` : ''}`;
}
