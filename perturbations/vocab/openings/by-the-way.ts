import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isInformation } from '../information.js';
import { opened } from '../opened.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What is more than a remark, or has a lead-in of its own. */
const NOT_BY_THE_WAY = /\b(?:sorry|ways?|just|i think|i guess|so [a-zà-ž]+ that|[a-zà-ž]{3,}iest)\b|[?"“]/iu;

export const byTheWay: Rule = {
  about: 'A fact is told by the way, or for information: “By the way, …”, “Just so you know, …”, “For information, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum closes at noon', 'Just so you know, the museum closes at noon'],
    ['You left your scarf at the mill', 'By the way, you left your scarf at the mill'],
    ['My cousin sells kites', 'By the way, my cousin sells kites'],
    ['The uniform is dark grey', 'FYI, the uniform is dark grey'],
  ],
  leaves: [
    'The lessee shall paint the door.',
    'One more box and we are in our own home 🔑',
    'Shoutout to the nurse who was so kind and patient',
    'lost my keys 😩',
    'I just picked my first pears 🍐',
    'I love this bakery',
    'Our cat died yesterday',
    "It's all one to me",
    'Either colour works for us',
    'Does the museum close at noon?',
    'In fact, it closed',
    'What a day!',
    'The shop is on the way home',
    'I am writing to ask for a new key.',
    'On admission the patient was calm.',
    'Little Ada said "hello" to the crow',
    'A 40-year-old patient attended with a cough.',
    'Our savings are gone',
    "I'm trying to learn the tuba",
  ],
  onlyIf: all(opensWithStatement, opensWithClause),
  *propose(doc) {
    if (matches(doc, NOT_BY_THE_WAY)) return;
    if (matches(doc, LEFT_BEHIND)) return isMessage(doc) ? yield* opened(doc, ['By the way,', 'Oh,']) : undefined;
    yield* opened(doc, openingsFor(doc));
  },
};

/** What the other one would like to know. */
const LEFT_BEHIND =
  /^you (?:left|forgot|dropped) (?:your|the) [a-zà-ž]+(?: [a-zà-ž]+)? (?:at|in|on|under|behind|here|with)\b[^.!?,]*$/iu;

function openingsFor(doc: Doc): readonly string[] {
  if (!isMessage(doc) || !isInformation(doc) || /^it\b/iu.test(doc.text)) return [];
  return ['By the way,', ...(isNotice(doc) ? ['Just so you know,', 'FYI,'] : [])];
}

/** What one tells for information: how a thing or place is now, rather than a story. */
function isNotice({ clauses: [clause, second], text }: Doc): boolean {
  return clause?.tense === 'present' && !second && /^(?:the|our)\b/iu.test(text) && clause.subject.animacy !== 'person';
}
