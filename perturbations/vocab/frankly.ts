import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { isFelt, takesStance } from './stance.js';

export const frankly: Rule = {
  about: 'A judgement, stance or exclamation is opened frankly: “Honestly, …”, “To be honest, …”, “I have to say, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Honestly, the soup was cold'],
    ['I love this bakery', 'I have to say, I love this bakery'],
    ['What a lovely parade 🎺', 'Honestly, what a lovely parade 🎺'],
  ],
  leaves: [
    "I'm folding my socks right now",
    'Honestly, it was fun',
    'Is it cold?',
    'The tenant was late.',
    'We are thinking of moving',
    'The printer is broken',
    'The committee regrets to inform you.',
    'What a shame that he died',
    'What is a parade?',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if ((kind !== 'chat' && kind !== 'post') || /\b(?:sorry|thank|thanks|nice (?:to|meeting))\b/iu.test(doc.text))
      return;
    if (/^\s*what an? (?!\S+\?)/iu.test(doc.text) && !doc.text.includes('?'))
      yield* eachInFront(doc, ['Honestly,', 'Seriously,', 'I have to say,', 'I must say,']);
    else if (isFelt(doc)) yield* opened(doc, ['Honestly,', 'To be honest,', 'Truth be told,']);
    else if (takesStance(doc))
      yield* opened(doc, ['Honestly,', 'To be honest,', 'Truth be told,', 'I have to say,', 'I must say,']);
  },
};
