import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { isRecord } from '../../around/record.js';
import { isNews } from '../../person/news.js';
import { hasOpinion, opensWithStatement } from '../stance.js';

/** It says already what it is, or whom it is to. */
const HEADED =
  /^[^.!?]{0,40}:|^(?:dear|hi|hello|hey|reminder|notice|please note|note|minutes|update|ticket|clause|section|article|schedule|chapter|part)\b/iu;

export const headed: Rule = {
  about: 'A text is headed with what it is: “Notice: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The pool will be closed for repairs from Monday to Friday.',
      'Notice: The pool will be closed for repairs from Monday to Friday.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'The grantee must use the funds as Schedule B says. Any amount that remains must be returned.',
    'The mint raised the price of coins on Monday. The next sale will be held in the autumn.',
    'The witness locked the gate. She did not see the lamp.',
    'Volunteers have mended the roof of the mill after ten years of rain.',
    'Notice: the pool will be closed for repairs.',
    'Your driver broke our gate. We want it mended.',
    'Since the last update your app forgets my settings. I have set it up three times, and I give up.',
    'The river is filthy and dreadful, and the residents of the valley are furious with the council.',
    '🙂',
    'Clause 9 says that keys must be handed over in person.',
  ],
  onlyIf: isOf('notice'),
  *propose(doc) {
    if (matches(doc, HEADED) || doc.text.includes('\n')) return;
    yield* eachInFront(doc, headings(doc));
  },
};

function headings(doc: Doc): readonly string[] {
  if (isRecord(doc) || hasOpinion(doc) || !opensWithStatement(doc)) return [];
  // A report of what was done is no notice of what is to be.
  if (isNews(doc) || (doc.clauses[0]?.start === 0 && doc.clauses[0].tense === 'past')) return [];
  return matches(doc, UNFIT) || !matches(doc, TOLD_TO_ALL) ? [] : ['Notice:'];
}

/** What was promised or cried out, and what one does. */
const UNFIT =
  /["“”!?]|\b(?:this|I|my|we|our|shows|exhibition|film|documentary|schedule [A-Z]|grantee|grantor|lessee|lessor|supplier|party|agreement|contract|clause)\b|^(?:add|mix|although|press|hold)\b/iu;

/** What people must go by. */
const TOLD_TO_ALL =
  /\b(?:will be (?:closed|open|out of use|shut|held|resurfaced)|is (?:closed|open)|must be|may be (?:sent|collected)|should be (?:handed|returned|sent))\b/iu;
