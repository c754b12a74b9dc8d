import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import {
  addresses,
  isChat,
  isFormal,
  isLetter,
  judges,
  opensWithClause,
  opensWithStatement,
  takesStance,
} from './register.js';

export const label: Rule = {
  about: 'A word about what the text is stands in front: “Quick update: …”, “My two cents: …”, “Just sharing: …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'My two cents: The soup was cold'],
    ["I'm baking bread again 🍞", "Quick update: I'm baking bread again 🍞"],
    ['The patient slept well.', 'Note: The patient slept well.'],
  ],
  leaves: [
    'Thanks for the ride',
    'Shoutout to my mum',
    'I would like to pay by card.',
    'Update: the soup was cold',
    'Is it cold?',
    'Wow!',
  ],
  *propose(doc) {
    if (!opensWithStatement(doc)) return;
    if (isLetter(doc)) return;
    if (isFormal(doc)) yield* eachInFront(doc, ['Note: ', 'For the file: ']);
    else if (!isChat(doc) || addresses(doc) || !opens(doc)) return;
    else if (judges(doc)) yield* eachInFront(doc, ['My two cents: ', 'Quick note: ', 'Quick thought: ', 'My take: ']);
    else if (takesStance(doc)) yield* eachInFront(doc, ['Just sharing: ', 'Quick note: ']);
    else if (isNews(doc)) yield* eachInFront(doc, ['Quick update: ', 'Just sharing: ', 'Quick note: ', 'Update: ']);
    else yield* eachInFront(doc, ['Quick note: ', 'Just sharing: ']);
  },
};

/** A clause, or a message that leaves out only its subject. */
function opens(doc: Doc): boolean {
  return opensWithClause(doc) || /^(?:VERB|ADV|PART)$/u.test(doc.tokens[0]?.pos ?? '');
}

/** Something that has happened or that the speaker is doing, rather than how a thing is. */
function isNews({ clauses, tokens }: Doc): boolean {
  const [clause] = clauses;
  if (!clause || clause.start !== tokens[0]?.start) return true;
  if (clause.tense !== 'present') return true;
  return (
    /^(?:i|we)$/iu.test(clause.subject.text) || (clause.verb.lower.endsWith('ing') && clause.auxiliaries.length > 0)
  );
}
