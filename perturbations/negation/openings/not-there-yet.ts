import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const notThereYet: Rule = {
  about:
    'Whoever writes from a journey is not there yet: “On the tram to Leith now” → “Not there yet, on the tram to Leith now”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['On the tram to Leith now 🚋', 'Not there yet, on the tram to Leith now 🚋'],
    ['On the bus to Wick', 'Not there yet, on the bus to Wick'],
    ["I'm on the coach now", "Not there yet, I'm on the coach now"],
  ],
  leaves: [
    'On the tram I read',
    "I'm on the tram to hospital",
    'He is on the tram',
    "I'm not on the tram",
    "I'm on the tram home from work",
    'Are you on the tram?',
    'I love being on the tram',
    "I'm on the train back to Leith",
    'Just boarding the tram to Leith',
    "We're changing trains at Perth in ten minutes",
    'On the tram to Leith there are twelve stops',
  ],
  words: () => neededWords(UNDER_WAY),
  *propose(doc) {
    if (!isUnderWay(doc)) return;
    for (const said of ['Not there yet,', 'Not quite there yet,']) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

const UNDER_WAY =
  /^(?:i['’]m |i am |we['’]re |we are )?(?:still |just |now |already |currently )?(?:on the (?:[\d:.]+ |next |early |last )?(?:train|tram|bus|coach|ferry|boat|motorway|tube|metro)(?: (?:to|towards|into) [a-zà-ž]+(?: [a-zà-ž]+)?)?(?: now| at the moment| right now)?\P{L}*$|(?:changing (?:trains|buses) (?:at|in)|waiting for (?:the|my|our) (?:train|tram|bus|coach|ferry|connection) (?:at|in|on))\b)/iu;
const ASIDE =
  /\b(?:back|home|hospital|funeral|court|from|stuck|yet|and|but|because|which|who|all (?:day|night)|after|minutes?|hours?|soon|later|tomorrow|tonight)\b/iu;

function isUnderWay(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  return (
    sentences.length === 1 &&
    tokens.length < 18 &&
    isChat(doc) &&
    matches(doc, UNDER_WAY) &&
    !matches(doc, ASIDE) &&
    isPlain(
      doc,
      doc.tokens.find(({ lower }) => lower === 'just'),
    )
  );
}
