import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inBrackets, mostExpected } from '../checks/advice/expected.js';
import { around, excerpt, listed } from '../checks/excerpt.js';
import { type Found, finder } from '../checks/find-text.js';
import { placeOf } from '../checks/place.js';
import { caseSensitive, flag, text, texts } from '../checks/texts.js';

const schema = z
  .strictObject({
    substring: text.optional().describe('The reply does not have this text.'),
    substrings: texts.optional().describe('The reply has none of these.'),
    forbidden: texts.optional().describe('The reply has none of these.'),
    any: texts.optional().describe('The reply has none of these.'),
    all: texts.optional().describe('The reply does not have all of these at once.'),
    case_sensitive: caseSensitive.describe('Whether capitals count.'),
    whole_words: flag.default(false).describe('Only where it stands as words of its own.'),
  })
  .refine(
    ({ substring, substrings, forbidden, any, all }) =>
      [substring, substrings, forbidden, any, all].some((each) => each !== undefined),
    {
      error: '`substring`, `substrings`, `forbidden`, `any` or `all`',
    },
  );

/** The reply contains none of some texts (`substring`, `substrings`, `forbidden`, `any`), or not all of some at once (`all`). */
export const notContains: Invariant<z.output<typeof schema>> = {
  type: 'not_contains',
  about: 'the reply contains none of these texts, or not all of these at once',
  schema,
  advice: (_, all) => `say in the prompt what must not appear${inBrackets(mostExpected(all))} and what to say instead.`,
  examples: [
    { spec: { substring: 'guarantee' }, reply: 'We can offer an exchange.', holds: true },
    { spec: { substring: 'guarantee' }, reply: 'We guarantee it.', holds: false },
    { spec: { forbidden: ['always', 'never'], case_sensitive: false }, reply: 'Never do that.', holds: false },
    { spec: { all: ['name', 'password'] }, reply: 'Your name, please.', holds: true },
    { spec: { all: ['name', 'password'] }, reply: 'Your name and password, please.', holds: false },
    { spec: { substring: 'ass', whole_words: true }, reply: 'First class.', holds: true },
  ],
  prepare({ substring, substrings = [], forbidden = [], any = [], all = [], case_sensitive: exact, whole_words }) {
    const seek = (wanted: string) => finder(wanted, { exact, wholeWords: whole_words });
    const unwanted = [...(substring === undefined ? [] : [substring]), ...substrings, ...forbidden, ...any];
    const each = unwanted.map(seek);
    const together = all.map(seek);
    const names = listed(unwanted.length > 0 ? unwanted : all, 'or');
    return ({ reply }) => {
      const found = first(each.flatMap((find) => find(reply) ?? []));
      if (found) {
        const got = `${excerpt(reply.slice(found.start, found.end))} in ${excerpt(around(reply, found), 240)}`;
        return {
          ...{ status: 'violated', reason: `Expected the reply not to contain ${names}, got ${got}` },
          ...{ expected: `no ${names}`, actual: around(reply, found), where: placeOf(reply, found.start) },
        };
      }
      const places = together.flatMap((find) => find(reply) ?? []);
      const start = first(places);
      if (!start || places.length < together.length) return { status: 'held', evidence: `the reply has no ${names}` };
      const shown = listed(all, 'and');
      return {
        ...{ status: 'violated', reason: `Expected the reply not to contain ${shown} at once, got ${excerpt(reply)}` },
        ...{ expected: `not ${shown} at once`, actual: around(reply, start), where: placeOf(reply, start.start) },
      };
    };
  },
};

function first(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>((best, each) => (!best || each.start < best.start ? each : best), undefined);
}
