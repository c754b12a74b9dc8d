import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

const GREETED = /^(\s*(?:hi|hey|hello|morning|good (?:morning|afternoon|evening)))(?=[,.!])/iu;

/** Those who read are named already. */
const ADDRESSED =
  /^[,.!] *(?:dear |my |lovely )*(?:everyone|everybody|all|folks|team|guys|gang|friends|neighbou?rs|colleagues|class|students|both|ladies|gentlemen|people|lads|girls|boys|mate|love|sir|madam|family|world|darling|dear|sweetheart|sunshine|buddy|bro|beautiful)\b/iu;

export const greeted: Rule = {
  about:
    'A greeting to nobody is to those who read: “Hi, …” → “Hi there, …”, “Good morning. …” → “Good morning all. …”',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  examples: [
    ['Hi, I need a spare key.', 'Hi there, I need a spare key.'],
    ['Good morning. Where is my key?', 'Good morning all. Where is my key?'],
  ],
  leaves: [
    'Good morning, everyone! A key, please',
    'Hi, team, I need a key',
    'Hi Ana, I need a key',
    'Hello there, a key please',
    'I need a key',
    'Good morning, Ana',
  ],
  words: once(() => neededWords(GREETED)),
  *propose(doc) {
    const { text } = doc;
    const [greeting] = GREETED.exec(text) ?? [];
    if (greeting === undefined || inCapitals(doc)) return;
    if (/morning|afternoon|evening/iu.test(greeting) && kindOfText(doc) !== 'chat') return;
    const named = /^[,.!] *\p{Lu}\p{Ll}+\b(?=[,.!?]|$)/u.test(text.slice(greeting.length));
    if (named || ADDRESSED.test(text.slice(greeting.length))) return;
    const all = /morning|afternoon|evening/iu.test(greeting) ? [' all'] : [' there'];
    for (const said of all) yield { edits: [{ start: greeting.length, end: greeting.length, text: said }] };
  },
};
