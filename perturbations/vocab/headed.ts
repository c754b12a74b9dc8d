import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from '../around/kind.js';
import { isRecord } from '../around/record.js';
import { hasOpinion, opensWithStatement } from './stance.js';

/** It says already what it is, or whom it is to. */
const HEADED = /^[^.!?]{0,40}:|^(?:dear|hi|hello|hey|reminder|notice|please note|note|minutes|update|ticket)\b/iu;

export const headed: Rule = {
  about: 'A text is headed with what it is: “Notice: …”, “For information: …”, “For the record, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The pool will be closed for repairs from Monday to Friday.',
      'Notice: The pool will be closed for repairs from Monday to Friday.',
    ],
    [
      'The witness locked the gate. She did not see the lamp.',
      'For the record, the witness locked the gate. She did not see the lamp.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Notice: the pool will be closed for repairs.',
    'Your driver broke our gate. We want it mended.',
    'Since the last update your app forgets my settings. I have set it up three times, and I give up.',
    'The river is filthy and dreadful, and the residents of the valley are furious with the council.',
    '🙂',
  ],
  *propose(doc) {
    if (HEADED.test(doc.text) || doc.text.includes('\n')) return;
    yield* eachInFront(doc, headings(doc));
  },
};

function headings(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'notice':
      if (hasOpinion(doc) || !opensWithStatement(doc) || UNFIT.test(doc.text)) return [];
      if (isRecord(doc)) return opensWithStatement(doc) ? ['For the record,'] : [];
      return TOLD_TO_ALL.test(doc.text) ? ['Notice:'] : ['For information:'];
    default:
      return [];
  }
}

/** What was promised or cried out, and what one does. */
const UNFIT = /["“”!?]|\b(?:this|I|my|we|our)\b|^(?:add|mix|although|press|hold)\b/iu;

/** What people must go by. */
const TOLD_TO_ALL =
  /\b(?:will be (?:closed|open|out of use|shut|held|resurfaced)|is (?:closed|open)|must be|may be (?:sent|collected)|should be (?:handed|returned|sent))\b/iu;
