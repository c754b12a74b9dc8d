import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isTimeless } from './first-clause.js';

export const dayHeading: Rule = {
  about: 'Sets the time of what a message without a verb notes, in front of it',
  expects: { sentiment: 'same' },
  examples: [
    ["worst curry I've had in my entire life", "yesterday: worst curry I've had in my entire life"],
    ['Worst burger of my life 🤢', 'Yesterday: Worst burger of my life 🤢'],
    ['Good starters, bland mains.', 'Saturday night: Good starters, bland mains.'],
    ['just chilling on the sofa', 'saturday night: just chilling on the sofa'],
  ],
  leaves: [
    'Thanks so much!',
    'Hey, good morning',
    'Happy birthday!',
    'So tired today',
    'I left',
    'Best day ever',
    'Room 12, not room 14',
    'Left or right?',
    'So?',
    'Nope',
    'Half a kilo of flour',
  ],
  *propose(doc) {
    const [first] = doc.sentences;
    if (!first || doc.sentences.length > 1 || first.tokens.length < 2 || doc.text.includes('?') || !isTimeless(doc))
      return;
    const [word] = first.tokens;
    const judged =
      /^(?:best|worst|good|bad|great|awful|terrible|lovely|amazing|dreadful|gorgeous|horrible|beautiful|delicious|brilliant|fantastic|superb|nasty|mediocre|decent|nothing)$/u.test(
        word?.lower ?? '',
      );
    const doing = /^(?:just|only) \p{L}+ing\b/iu.test(doc.text);
    if (!judged && !doing) return;
    const rest = first.tokens.slice(doing ? 2 : 1);
    if (
      rest.some(
        ({ pos, lower }) =>
          ((pos === 'VERB' || pos === 'AUX') &&
            !/^(?:'ve|’ve|have|had|seen|eaten|tasted|read|heard|ever)$/u.test(lower)) ||
          /^(?:luck|job|work|job|news|idea|day|morning|night|question|point|you|your)$/u.test(lower),
      )
    )
      return;
    yield* eachInFront(doc, ['Yesterday:', 'Saturday night:', 'Sunday afternoon:', 'Last night:']);
  },
};
