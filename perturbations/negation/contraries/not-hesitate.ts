import { matches, type Rule } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';
import { withItsApostrophes } from '../../around/style.js';
import { leaningOf } from '../mood.js';

export const notHesitate: Rule = {
  about:
    'What one would gladly do again one would not hesitate to do: “I’d buy it again” → “I wouldn’t hesitate to buy it again”',
  expects: { sentiment: 'same' },
  examples: [
    ["It boils quickly. I'd buy it again.", "It boils quickly. I wouldn't hesitate to buy it again."],
    [
      'Delicious soup and a warm welcome. We will be back.',
      "Delicious soup and a warm welcome. We won't hesitate to come back.",
    ],
    ['We would use them again', "We wouldn't hesitate to use them again"],
    ['I would recommend it to anyone who travels.', 'I would not hesitate to recommend it to anyone who travels.'],
    ["I'd definitely stay here again 🏡", "I wouldn't hesitate to stay here again 🏡"],
  ],
  leaves: [
    "I wouldn't buy it again",
    'Would you buy it again?',
    'I would buy it again if it were cheaper',
    'I would never buy it again',
    "I'd recommend booking early",
    'I would recommend it, but the lid leaks',
    'They said they would use it again',
    'I would recommend this joiner to all in a heartbeat.',
    'We will be back.',
    "I'd have to buy it again",
    'It leaks and I would not recommend it.',
  ],

  words: () => ['would', 'd', 'back'],
  *propose(doc) {
    const { text } = doc;
    if (!/\b(?:[Ww]ould|(?:[Ii]|[Ww]e)['’]d|be back)\b/u.test(text) || isGrave(doc) || leaningOf(doc) === 'negative')
      return;
    for (const sentence of doc.sentences) {
      const match = AGAIN.exec(sentence.text);
      const back = leaningOf(doc) === 'positive' ? BACK.exec(sentence.text) : null;
      if (back) {
        const [whole, who = ''] = back;
        yield {
          edits: [
            { start: sentence.start, end: sentence.start + whole.length, text: `${who} won't hesitate to come back` },
          ],
        };
      }
      if (!match || matches(doc, AGAINST, sentence.text) || /\bhesitat/u.test(sentence.text)) continue;
      const [whole, , who = '', would = '', , verb = ''] = match;
      const long =
        would.trim() === 'would' && /\b(?:I am|it is|is not|was not|did not|cannot)\b|\.$/iu.test(text.trim());
      const not = long && !/['’](?:m|ve|re|ll|s|t)\b/u.test(text) ? 'would not' : "wouldn't";
      const start = sentence.start + match.index + whole.indexOf(who);
      const end = sentence.start + match.index + whole.length;
      const said = `${who} ${not} hesitate to ${verb}`;
      yield { edits: [{ start, end, text: withItsApostrophes(doc, said) }] };
    }
  },
};

const AGAIN =
  /(^|, and |\band )(I|[Ww]e|i)( would|['’]d)( definitely| certainly| happily| gladly| absolutely)? (recommend(?= (?:it|them|him|her|this|these|the|that|everyone)\b(?! (?:time|way)))|(?:buy|use|hire|book|order|choose|stay|come|shop|eat|visit|do|fly|see|go|pick|return|rent|read|watch|wear)(?=(?: [\p{L}'’-]+){0,6} again\s*(?:$|[.!]|\p{Extended_Pictographic}))|(?:go|come) back(?=\s*(?:$|[.!]|\p{Extended_Pictographic})| tomorrow| any))/u;
const BACK = /^(We|I)(?:['’]ll| will)(?: definitely| certainly)? be back(?=[.!]\s*$)/u;
const AGAINST =
  /\b(?:if|not|never|but|unless|although|though|except|instead|only|rather|avoid\w*|caution|hesitate|heartbeat|second thought|hesitation)\b|n['’]t\b|\?|["“”]/iu;
