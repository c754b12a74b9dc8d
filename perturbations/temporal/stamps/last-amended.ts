import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { deskOf } from '../../person/desk.js';
import { tradeOf } from '../../person/writer.js';

const CLAUSE = 'The lessee shall keep the yard free of leaves.';

export const lastAmended: Rule = {
  about: 'Notes after a clause when it was last amended',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [[CLAUSE, `${CLAUSE} [Last amended on 27 April]`]],
  leaves: [
    '',
    'The soup was cold',
    'The Lessee has failed to keep the yard free of leaves.',
    'The lessee shall keep the yard free of leaves until the end of 2030.',
  ],
  *propose(doc) {
    const end = doc.text.trimEnd().length;
    if (mayBeDated(doc))
      for (const said of ['[Last amended on 27 April]', '[Last amended on 18 September]', '[As amended on 1 October]'])
        yield { edits: [{ start: end, end, text: ` ${said}` }] };
  },
};

const DATED = /\b(?:19|20)\d\d\b|\b(?:today|now|currently)\b/iu;
const isDrafted = (doc: Doc): boolean => tradeOf(doc)?.frames.some((frame) => frame.includes('drafted')) === true;

/** A day of the wording contradicts none of the days that the text is about, except what holds now. */
function mayBeDated(doc: Doc): boolean {
  if (
    (kindOfText(doc) !== 'contract' && !/^(?:law|clause)$/u.test(deskOf(doc)?.genre ?? '') && !isDrafted(doc)) ||
    doc.tokens[0]?.kind !== 'word'
  )
    return false;
  // what a party did is pleaded, and no clause
  const [clause] = doc.clauses;
  if (isDrafted(doc) && /\bshall\b/u.test(doc.text)) return !matches(doc, DATED);
  if (clause && (clause.tense === 'past' || /^(?:has|have|had)$/u.test(clause.finite.lower))) return false;
  return !matches(doc, DATED);
}
