import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isProse } from '../../around/kind-shape.js';
import { all, mayHave } from '../../around/only-if.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What a firm or a body tells one reader of their case. */
const TOLD =
  /^(?:your (?:\p{Ll}+ ){1,3}(?:is|are|was|were|has|have|will)\b|the (?:committee|panel|board|jury|trustees) (?:was|were|has|have) [^.]*\byou\b|(?:the|a) (?:parcel|package|replacement|refund|engineer|technician|surveyor|results?|documents?|form|contract|letter|certificate|invoice|order|item|book)\b[^.]*\b(?:you|your)\b)/iu;
const ELSE =
  /\b(?:i|my|me|writing|let you know|inform|regret|sorry|thanks?|thank|dear|please note|congratulat[a-zà-ž]*|driver|staff|team|service|app|website|update|engineer (?:was|did|deserves|left|came)|technician (?:was|did|left|came)|waiter|food|guide|shop|store|branch|call|rude|appalling|disgrace[a-zà-ž]*|complain[a-zà-ž]*|refuse[ds]?|broke[a-zà-ž]*|leak[a-zà-ž]*|deleted|charged|if)\b|[?!"“”:;]|\n|\p{Extended_Pictographic}/iu;

export const letYouKnowThat: Rule = {
  about: 'What a reader is told says that it is a letter: “I am writing to let you know that your parcel …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Your application was received on 9 May and will be looked at within ten days.',
      'I am writing to let you know that your application was received on 9 May and will be looked at within ten days.',
    ],
  ],
  leaves: [
    'Your kite is here',
    'Your driver was rude to my aunt and threw the parcel over the fence.',
    'The parcel was opened by the customs and has been in Oslo since the ninth of May.',
    'Your kites were so lovely that everybody on the pier stopped to look!',
    'I am writing to let you know that your parcel has been sent by post.',
  ],
  onlyIf: all(isProse, opensWithStatement, opensWithClause, mayHave(TOLD)),
  *propose(doc) {
    if (!matches(doc, TOLD) || matches(doc, ELSE) || doc.tokens.length < 12 || doc.sentences.length > 3) return;
    yield* eachInFront(doc, ['I am writing to let you know that']);
  },
};
