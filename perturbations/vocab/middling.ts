import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isMessage } from '../around/kind.js';
import { addresses, opensWithClause, soleStatement } from './stance.js';

/** What one says of a thing that is neither good nor bad. */
const MIDDLING =
  /\b(?:is|was|are|were) (?:(?:just|fairly|quite|pretty|about|a bit|really|perfectly|rather|all in all|reasonably|basically) )?(?:passable|acceptable|adequate|middling|so-so|average|mediocre|decent|tolerable|satisfactory|unremarkable|run-of-the-mill|fine|okay|ok|all right|alright|serviceable|nothing special|on a par with [^,.]{3,30}|comparable to [^,.]{3,30}|like any other|quiet|small|basic|plain|simple|ordinary)$|\b(?:does (?:the|its) job|tastes? like any other \p{L}+|neither good nor bad)$/iu;

export const middling: Rule = {
  about:
    'A lukewarm verdict is summed up or said to be one’s own: “Overall, the play was passable”, “I’d say the play was passable”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The play was passable', 'Overall, the play was passable'],
    ['This toaster is middling', "I'd say this toaster is middling"],
  ],
  leaves: [
    'The play was superb',
    'I am fine',
    'The tenant is fine.',
    'The lift is fine now',
    'My mother is fine',
    'Overall, the play was passable',
    'Is the play okay?',
  ],
  *propose(doc) {
    if (!isMessage(doc) || !soleStatement(doc) || !opensWithClause(doc) || addresses(doc)) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    const [clause, second] = doc.clauses;
    if (second || clause?.subject.person !== 3 || clause.subject.animacy === 'person' || clause.negation) return;
    if (!MIDDLING.test(said) || /[!?,:;"“”]|\b(?:i guess|i think|overall|honestly|now|today)\b/iu.test(said)) return;
    if (!/^(?:the|this|that|these|those|our)\b/iu.test(said)) return;
    yield* eachInFront(doc, /\b(?:was|were)\b/iu.test(said) ? ['Overall,', "I'd say"] : ["I'd say"]);
  },
};
