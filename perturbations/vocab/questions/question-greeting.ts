import type { Doc, Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { opened } from '../opened.js';
import { addresses, opensWithClause } from '../stance.js';

export const questionGreeting: Rule = {
  about: 'A question opens with a greeting to nobody in particular: “Hi all, …”, “Hello, …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', 'Hi everyone, is a tomato a fruit?'],
    ['Can you eat a tulip?', 'Hello, can you eat a tulip?'],
    ['He is out of hospital. Can he drink?', 'Hey, he is out of hospital. Can he drink?'],
  ],
  leaves: [
    'Is a tomato',
    'Hello, is it red?',
    'Run! Is it safe?',
    'Best soup I ever had. Is it tinned?',
    'My uncle died. Is the will valid?',
  ],
  onlyIf: isOf('chat', 'story', 'review', 'ticket', 'letter'),
  *propose(doc) {
    if (!doc.text.includes('?') || isGrave(doc)) return;
    const first = doc.sentences[0]?.kind;
    if (first === 'command' || first === 'fragment' || isHeadline(doc)) return;
    if (addresses(doc)) yield* opened(doc, ['Hey there,', 'Hello,']);
    else if (isPrivate(doc)) yield* opened(doc, ['Hey,', 'Hi,']);
    else yield* opened(doc, ['Hi all,', 'Hi everyone,', 'Hey folks,', 'Hello everybody,']);
  },
};

/** Of people who are known to the hearer, or of what one tells a friend: not said to all. */
function isPrivate({ text }: Doc): boolean {
  return /^(?:he|she)\b|\b(?:argue|husband|wife|marriage|divorce\w*|therap\w+|sacked|fired|my (?:boss|employer|ex))\b/iu.test(
    text,
  );
}

/** `Best soup I ever had`: neither a clause nor one without its subject. */
function isHeadline(doc: Doc): boolean {
  const [first] = doc.tokens;
  return (
    doc.sentences[0]?.kind === 'statement' && !opensWithClause(doc) && /^(?:ADJ|NOUN|PROPN)$/u.test(first?.pos ?? '')
  );
}
