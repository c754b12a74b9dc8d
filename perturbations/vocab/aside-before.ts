import { type Candidate, type Rule, uncapitalize } from '../../src/plugin.js';
import { FACTS } from './asides.js';
import { isTalk } from './chat.js';

const FRAMES = ['Random fact: FACT. ', 'Completely beside the point, but FACT. ', 'As everyone knows, FACT. '];

export const asideBefore: Rule = {
  about: 'Says something true and beside the point first',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Random fact: a week has seven days. The soup was cold'],
    ['I love my new boots 🥾', 'As everyone knows, a dozen is twelve. I love my new boots 🥾'],
  ],
  leaves: ['Is the soup cold?', 'a week has seven days', 'We met at noon for an hour'],
  *propose(doc): Generator<Candidate> {
    const [first] = doc.tokens;
    if (!first || !isTalk(doc) || first.start !== 0 || first.kind !== 'word' || mentionsTime(doc.text)) return;
    const inStyle = /^\p{Ll}/u.test(first.text) ? uncapitalize : (text: string) => text;
    for (const frame of FRAMES)
      for (const fact of FACTS) yield { edits: [{ start: 0, end: 0, text: inStyle(frame.replace('FACT', fact)) }] };
  },
};

/** A text on numbers or times might be read together with such a fact. */
export function mentionsTime(text: string): boolean {
  return /\b(?:days?|weeks?|hours?|minutes?|letters?|dozen|metres?|meters?|cm|alphabet|triangles?|sides?)\b/iu.test(
    text,
  );
}
