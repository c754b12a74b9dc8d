import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { isChat, isFormal, isLetter, opensWithClause, opensWithStatement, takesStance } from './register.js';

const STANCE = ['For the record, ', "For what it's worth, ", 'Just so you know, ', 'By the way, '];

export const forTheRecord: Rule = {
  about: 'A neutral remark about the telling opens a statement: “For the record, …”, “As it happens, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum closes at noon', 'Just so you know, the museum closes at noon'],
    ['My cousin sells kites', 'As it happens, my cousin sells kites'],
    ['I love this bakery', "For what it's worth, I love this bakery"],
    ['The plaintiff signed the lease.', 'For the record, the plaintiff signed the lease.'],
  ],
  leaves: [
    'Shoutout to the nurse who was so kind and patient',
    'lost my keys 😩',
    'Our cat died yesterday',
    'The invoice is wrong and nobody in your department can explain it.',
    'Does the museum close at noon?',
    'In fact, it closed',
    'What a day!',
  ],
  *propose(doc) {
    if (!opensWithStatement(doc) || /\bsorry\b/iu.test(doc.text)) return;
    if (isLetter(doc)) return;
    if (isFormal(doc)) yield* eachInFront(doc, ['For the record, ', 'For reference, ', 'As noted, ']);
    else if (isChat(doc) && opensWithClause(doc)) yield* eachInFront(doc, takesStance(doc) ? STANCE : told(doc));
  },
};

/** What moves the speaker is not passed on for information. */
function told(doc: Doc): readonly string[] {
  const plain =
    !/^(?:i|we)\b|\b(?:looks?|sounds?|feels?|tastes?|smells?|seems?)\b/iu.test(doc.text) &&
    doc.sentences.length === 1 &&
    !doc.tokens.some(({ kind, text }) => kind === 'emoji' || text === '!');
  return plain
    ? ['Just so you know, ', 'By the way, ', 'FYI, ', 'As it happens, ']
    : ['Just so you know, ', 'By the way, '];
}
