import { z } from 'zod';
import type { CheckResult, Invariant } from '../../src/plugin.js';
import { mostExpected } from '../checks/advice/expected.js';
import { excerpt, listed, shortened } from '../checks/excerpt.js';
import { finder } from '../checks/find-text.js';
import { placeOf } from '../checks/place.js';
import { caseSensitive, flag, text, texts } from '../checks/texts.js';

const schema = z
  .strictObject({
    substring: text.optional().describe('The reply has this text.'),
    any: texts.optional().describe('The reply has one of these.'),
    all: texts.optional().describe('The reply has each of these.'),
    case_sensitive: caseSensitive.describe('Whether capitals count.'),
    whole_words: flag.default(false).describe('Only where it stands as words of its own.'),
  })
  .refine(({ substring, any, all }) => [substring, any, all].some((each) => each !== undefined), {
    error: '`substring`, `any` or `all`',
  });

/** The reply contains a text, one of several, or all of several. */
export const contains: Invariant<z.output<typeof schema>> = {
  type: 'contains',
  about: 'the reply contains this text, any of these or all of these',
  schema,
  advice: (_, all) =>
    `say in the prompt that the reply must have ${mostExpected(all) ?? 'it'}, in those words, and show an example that does.`,
  examples: [
    { spec: { substring: 'policy_doc' }, reply: 'See [policy_doc_1].', holds: true },
    { spec: { substring: 'refund', case_sensitive: true }, reply: 'The user wants a REFUND', holds: false },
    { spec: { substring: 'refund', case_sensitive: false }, reply: 'The user wants a REFUND', holds: true },
    { spec: { any: ['warranty', 'exchange'] }, reply: 'You can exchange it.', holds: true },
    { spec: { all: ['warranty', 'exchange'] }, reply: 'You can exchange it.', holds: false },
    { spec: { substring: 'art', whole_words: true }, reply: 'It starts.', holds: false },
  ],
  prepare({ substring, any, all, case_sensitive: exact, whole_words: wholeWords }) {
    const seek = (wanted: string) => ({
      wanted,
      find: finder(wanted, { exact, wholeWords }),
      near: finder(wanted, { exact: false, wholeWords }),
    });
    const needed = [...(substring === undefined ? [] : [substring]), ...(all ?? [])].map(seek);
    const choices = (any ?? []).map(seek);
    return ({ reply }) => {
      const found = needed.map((each) => ({ ...each, at: each.find(reply) }));
      const missing = found.filter(({ at }) => !at);
      if (missing.length > 0) return lacking(reply, missing, 'and');
      const chosen = choices.map((each) => ({ ...each, at: each.find(reply) })).find(({ at }) => at);
      if (choices.length > 0 && !chosen) return lacking(reply, choices, 'or');
      const shown = [...found, ...(chosen ? [chosen] : [])].flatMap(({ at }) =>
        at ? `${excerpt(reply.slice(at.start, at.end))} at ${placeOf(reply, at.start)}` : [],
      );
      return { status: 'held', evidence: `found ${shown.join(', ')}` };
    };
  },
};

interface Sought {
  readonly wanted: string;
  readonly near: ReturnType<typeof finder>;
}

function lacking(reply: string, missing: readonly Sought[], word: 'and' | 'or'): CheckResult {
  const wanted = listed(
    missing.map((each) => each.wanted),
    word,
  );
  const near = missing.map((each) => each.near(reply)).find((found) => found);
  const hint = near ? ` (${excerpt(reply.slice(near.start, near.end))} differs in letter case)` : '';
  return {
    status: 'violated',
    reason: `Expected the reply to contain ${wanted}, got ${excerpt(reply)}${hint}`,
    expected: wanted,
    actual: shortened(reply),
    ...(near ? { where: placeOf(reply, near.start) } : {}),
  };
}
