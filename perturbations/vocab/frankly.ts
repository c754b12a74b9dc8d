import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { isChat, takesStance } from './register.js';

export const frankly: Rule = {
  about: 'A judgement or stance is opened frankly: “Honestly, …”, “To be honest, …”, “I have to say, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Honestly, the soup was cold'],
    ['I love this bakery', 'I have to say, I love this bakery'],
  ],
  leaves: [
    "I'm folding my socks right now",
    'Honestly, it was fun',
    'Is it cold?',
    'The tenant was late.',
    'We are thinking of moving',
    'The printer is broken',
    'The committee regrets to inform you.',
  ],
  *propose(doc) {
    if (!takesStance(doc) || !isChat(doc) || /\b(?:sorry|thank|thanks|nice (?:to|meeting))\b/iu.test(doc.text)) return;
    yield* eachInFront(doc, ['Honestly, ', 'To be honest, ', 'Truth be told, ', 'I have to say, ', 'I must say, ']);
  },
};
