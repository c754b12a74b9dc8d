import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isChat } from '../around/register.js';
import { firstClause, soleClause } from './first-clause.js';
import { saysWhen } from './time-words.js';

const OPENINGS = [
  'Tuesday update:',
  'Thursday update:',
  'Afternoon update:',
  'Late-night update:',
  'Monday morning update:',
  'Friday evening update:',
];

export const update: Rule = {
  about: 'Makes a piece of news an update with a day or time',
  expects: { sentiment: 'same' },
  examples: [
    ['I lost my glasses again 🤓', 'Tuesday update: I lost my glasses again 🤓'],
    ["They're repairing the bridge", "Tuesday update: They're repairing the bridge"],
  ],
  leaves: [
    'The tenant shall pay the rent',
    'My neighbour owns a boat',
    'This is a two-person tent',
    'I take the tram to work',
    'Not bad at all',
    'I used to love this bar',
    'You broke my mug',
    'We are going out tomorrow',
    'I met my best friend in 2012',
    'I lost my keys. It was awful.',
    'The zip broke in the first week',
  ],
  *propose(doc) {
    if (isNews(doc)) yield* eachInFront(doc, OPENINGS);
  },
};

/** What the speaker has done, or what is happening to them or around: one statement of one clause. */
function isNews(doc: Doc): boolean {
  const clause = firstClause(doc);
  if (!clause || clause !== soleClause(doc) || !isChat(doc) || doc.text.length > 110) return false;
  if (
    doc.tokens.some(
      (token) =>
        (saysWhen(token) && !/^(?:again|finally)$/u.test(token.lower)) ||
        /^(?:you|your|used|if|about|wondering|thinking|considering)$/u.test(token.lower),
    )
  )
    return false;
  if (!/^(?:i|we|they)$/iu.test(clause.subject.text)) return false;
  const progressive = clause.tense === 'present' && !clause.copular && clause.verb.lower.endsWith('ing');
  const done =
    clause.tense === 'past' &&
    clause.auxiliaries.length === 0 &&
    !clause.copular &&
    !/^(?:think|want|like|love|hate|hope|feel|know|believe|need|have|agree|seem|wish|enjoy)$/u.test(clause.verb.lemma);
  return progressive || done;
}
