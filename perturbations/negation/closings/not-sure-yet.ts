import { neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isChat } from '../../around/register.js';
import { cueOf } from '../cue.js';

export const notSureYet: Rule = {
  about: 'A plan that is open is not settled: “Might paint the fence later” → “…, not sure yet”',
  expects: { sentiment: 'same' },
  examples: [
    ['Might paint the fence later', 'Might paint the fence later, not sure yet'],
    ["I'm thinking of buying a kayak 🛶", "I'm thinking of buying a kayak, haven't decided yet 🛶"],
  ],
  leaves: [
    'It might rain',
    'I might be late',
    'I might cry',
    'You might like it',
    'I might not go',
    'Might as well go',
    'Might paint the fence, or the shed',
    'I might paint it and then rest',
    "I'm thinking of you",
    'I might go!',
  ],
  words: () => neededWords(PLAN),
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const end = endOfWords(doc);
    if (!sentence || second || end === undefined || !isChat(doc) || /[?!,;:"“…]/u.test(doc.text)) return;
    if (doc.tokens.length > 20 || doc.tokens.some((token) => cueOf(token) !== undefined || OTHER.test(token.lower)))
      return;
    if (!PLAN.test(sentence.text)) return;
    for (const said of [', not sure yet', ", haven't decided yet"]) yield { edits: [{ start: end, end, text: said }] };
  },
};

const PLAN =
  /^(?:(?:i|we) (?:might|may) (?!be|have|as|cry|die|scream|need|never|faint|explode|just)[a-zà-ž]+ [a-zà-ž]|might (?!be|have|as|cry|die|need)[a-zà-ž]+ [a-zà-ž]|(?:i['’]m|we['’]re|i am|we are) thinking (?:of|about) [a-zà-ž]+ing\b|thinking (?:of|about) [a-zà-ž]+ing\b|maybe (?:i|we)['’]ll [a-zà-ž]+ [a-zà-ž])/iu;
const OTHER = /^(?:not|n't|never|no|or|and|but|if|because|actually|too|yet|sure|decided|when|you)$/u;
