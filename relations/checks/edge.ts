import { z } from 'zod';
import type { Checked, CheckResult } from '../../src/plugin.js';
import { excerpt, listed, shortened } from './excerpt.js';
import { placeOf } from './place.js';
import { caseSensitive, text, texts } from './texts.js';

export const edgeSchema = z
  .strictObject({
    value: text.optional().describe('The text that must stand there.'),
    any: texts.optional().describe('The texts, one of which must stand there.'),
    case_sensitive: caseSensitive.describe('Whether capitals count.'),
  })
  .refine(({ value, any }) => value !== undefined || any !== undefined, { error: '`value` or `any`' });

/** How much of an edge is shown at least, so that one sees what is there instead. */
const SHOWN = 40;

/** Makes the check that a reply starts, or ends, with one of some texts; blanks around the reply do not count. */
export function prepareEdge(
  { value, any = [], case_sensitive: exact }: z.output<typeof edgeSchema>,
  side: 'start' | 'end',
): (checked: Checked) => CheckResult {
  const values = [...(value === undefined ? [] : [value]), ...any];
  const fold = (written: string) => (exact ? written.trim() : written.trim().toLowerCase());
  const wanted = values.map((each) => ({ each, folded: fold(each) }));
  return ({ reply }) => {
    const folded = fold(reply);
    const found = wanted.find((one) =>
      side === 'start' ? folded.startsWith(one.folded) : folded.endsWith(one.folded),
    );
    if (found) return { status: 'held', evidence: `the reply ${side}s with \`${found.each}\`` };
    const length = Math.max(SHOWN, ...values.map((each) => each.length));
    const trimmed = reply.trim();
    const at =
      side === 'start' ? reply.length - reply.trimStart().length : Math.max(0, reply.trimEnd().length - length);
    const cut = side === 'start' ? trimmed.slice(0, length) : trimmed.slice(-length);
    const actual = shortened(cut, length);
    const isCut = cut.length < trimmed.length;
    const shown = side === 'start' ? `${actual}${isCut ? '…' : ''}` : `${isCut ? '…' : ''}${actual}`;
    const expected = listed(values, 'or');
    return {
      ...{
        status: 'violated',
        reason: `Expected the reply to ${side} with ${expected}, got ${excerpt(shown, length + 1)}`,
      },
      ...{ expected, actual, where: placeOf(reply, at) },
    };
  };
}
