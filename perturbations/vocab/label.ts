import type { Doc, Rule } from '../../src/plugin.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { addresses, isOwn, judges, opensWithClause, opensWithStatement, takesStance } from './stance.js';

export const label: Rule = {
  about: 'A word about what the text is stands in front: “Quick update: …”, “My two cents: …”, “Clinic note: …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'My two cents: The soup was cold'],
    ["I'm baking bread again 🍞", "Quick update: I'm baking bread again 🍞"],
    ['Worst haircut of my life 💇', 'Just sharing: Worst haircut of my life 💇'],
    ['The patient slept well.', 'Clinic note: The patient slept well.'],
    ['The lessee shall paint the door.', 'Note: The lessee shall paint the door.'],
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
    if (opensWithStatement(doc)) yield* opened(doc, labelsFor(doc));
    else if (isTelling(doc)) yield* opened(doc, ['Quick note:', 'Just sharing:']);
  },
};

/** A message in fragments that tells or judges: `Worst haircut of my life`, not thanks, wishes or an outcry. */
function isTelling(doc: Doc): boolean {
  const [first] = doc.sentences;
  const kind = kindOfText(doc);
  const spoken =
    /^\s*(?:thank|thx|cheers|shout|congrat|happy|good|please|sorry|well done|wow|guess|what|who|how|why|all good|see you)/iu;
  if ((kind !== 'chat' && kind !== 'post') || addresses(doc) || doc.text.includes('?') || spoken.test(doc.text))
    return false;
  return first?.kind === 'fragment' && doc.tokens[0]?.pos !== 'INTJ' && first.tokens.length > 3;
}

function labelsFor(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'clinical':
      return ['Clinic note:', 'Note:', 'Progress note:'];
    case 'document':
      return ['Note:', 'For reference:'];
    case 'report':
      return takesStance(doc) ? ['Quick note:'] : ['Quick note:', 'Note:'];
    case 'post':
      return judges(doc) ? ['Quick note:', 'My two cents:'] : ['Quick note:'];
    case 'chat':
      return addresses(doc) || !opens(doc) ? [] : ofChat(doc);
    default:
      return [];
  }
}

function ofChat(doc: Doc): readonly string[] {
  if (judges(doc)) return ['My two cents:', 'Quick note:', 'Quick thought:', 'My take:'];
  const own = isOwn(doc) ? ['Just sharing:', 'Quick note:'] : ['Quick note:'];
  return isNews(doc) && !takesStance(doc) ? [...own, 'Quick update:', 'Update:'] : own;
}

/** A clause, or a message that leaves out only its subject. */
function opens(doc: Doc): boolean {
  return opensWithClause(doc) || /^(?:VERB|ADV|PART)$/u.test(doc.tokens[0]?.pos ?? '');
}

/** Something that has happened or that the speaker is doing, rather than how a thing is. */
function isNews({ clauses, tokens }: Doc): boolean {
  const [clause] = clauses;
  if (!clause || clause.start !== tokens[0]?.start) return true;
  if (clause.tense !== 'present') return clause.tense !== 'modal';
  return (
    /^(?:i|we)$/iu.test(clause.subject.text) || (clause.verb.lower.endsWith('ing') && clause.auxiliaries.length > 0)
  );
}
