import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { addresses, isFormal, isLetter, opensWithClause } from './register.js';

export const greeting: Rule = {
  about: 'The text opens with a greeting to nobody in particular: “Hi all, …”, “Hey everyone, …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  examples: [
    ['The soup was cold', 'Hi all, the soup was cold'],
    ['Is a tomato a fruit?', 'Hi everyone, is a tomato a fruit?'],
    ['You look lovely', 'Hey there, you look lovely'],
    ['I have been charged twice. Please check.', 'Hello, I have been charged twice. Please check.'],
  ],
  leaves: ['Hello, the soup was cold', 'Thanks!', 'Best soup I ever had', 'The patient is stable.', '🙂'],
  *propose(doc) {
    const kind = doc.sentences[0]?.kind;
    if (isFormal(doc) || kind === 'command' || kind === 'fragment' || isHeadline(doc)) return;
    if (isLetter(doc)) yield* eachInFront(doc, ['Hello, ', 'Good afternoon, ']);
    else if (addresses(doc)) yield* eachInFront(doc, ['Hey there, ', 'Hello, ']);
    else yield* eachInFront(doc, ['Hi all, ', 'Hi everyone, ', 'Hey folks, ', 'Hey there, ', 'Hello everybody, ']);
  },
};

/** `Best soup I ever had`: neither a clause nor one without its subject. */
function isHeadline(doc: Doc): boolean {
  const [first] = doc.tokens;
  return (
    doc.sentences[0]?.kind === 'statement' && !opensWithClause(doc) && /^(?:ADJ|NOUN|PROPN)$/u.test(first?.pos ?? '')
  );
}
