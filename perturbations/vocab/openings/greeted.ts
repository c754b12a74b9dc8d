import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

const GREETED = /^(\s*(?:hi|hey|hello|morning|good (?:morning|afternoon|evening)))(?=[,.!])/iu;

export const greeted: Rule = {
  about:
    'A greeting to nobody is to those who read: “Hi, …” → “Hi there, …”, “Good morning. …” → “Good morning all. …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  examples: [
    ['Hi, I need a spare key.', 'Hi there, I need a spare key.'],
    ['Good morning. Where is my key?', 'Good morning all. Where is my key?'],
  ],
  leaves: ['Hi Ana, I need a key', 'Hello there, a key please', 'I need a key', 'Good morning, Ana'],
  words: once(() => neededWords(GREETED)),
  *propose(doc) {
    const { text } = doc;
    const [greeting] = GREETED.exec(text) ?? [];
    if (greeting === undefined || inCapitals(doc)) return;
    if (/morning|afternoon|evening/iu.test(greeting) && kindOfText(doc) !== 'chat') return;
    const named = /^[,.!] *\p{Lu}\p{Ll}+\b(?=[,.!?]|$)/u.test(text.slice(greeting.length));
    if (named) return;
    const all = /morning|afternoon|evening/iu.test(greeting) ? [' all'] : [' there'];
    for (const said of all) yield { edits: [{ start: greeting.length, end: greeting.length, text: said }] };
  },
};
