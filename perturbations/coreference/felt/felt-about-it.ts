import { neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { retold } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** Feelings that take `about it`. */
const FELT =
  'relieved|annoyed|gutted|heartbroken|furious|livid|thrilled|delighted|fuming|devastated|chuffed|disappointed|upset|stoked|ecstatic|overjoyed|angry|outraged|embarrassed|over the moon|pleased|happy|sad|mortified';
const DEGREE =
  '(?:so|really|very|absolutely|totally|completely|just|beyond|a bit|pretty|quite|honestly|genuinely|truly) ';
const HEAD = new RegExp(`^(?:i|we) (?:'m|am|'re|are|was|were) (?:feeling )?(?:${DEGREE})*(?:${FELT}) (that )?`, 'u');
const SUBJECT =
  /^(?:the|my|our|we|they|he|she|nobody|everyone|everybody|mum|mom|dad|grandpa|grandma|gran|nan|someone|somebody|i)$/u;
const BARS =
  /^(?:and|but|or|so|because|that|can|ca|will|wo|hardly|barely|almost|might|may|could|would|should|if|when|than|too|it|its|this)$/u;

export const feltAboutIt: Rule = {
  about: 'Tells first what happened, and then what is felt about “it”: “The shop closed and I’m gutted about it”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so relieved that the scan was clear 💚", "The scan was clear and I'm so relieved about it 💚"],
    ["We're gutted our flight was cancelled.", "Our flight was cancelled and we're gutted about it."],
  ],
  leaves: [
    "I'm happy to be home",
    "I'm happy you came",
    "I'm not happy that we won",
    "I'm so angry that I can hardly speak",
    "I'm so angry that it broke",
    "I'm sad that we lost and that it rained",
    "I'm happy with the flat",
  ],
  words: () => neededWords(HEAD),
  *propose(doc) {
    if (!/\b(?:'m|['’]re|am|are|was|were|['’]m) /u.test(doc.text)) return;
    for (const said of saidIn(doc)) {
      const { tokens, first, last } = said;
      const head = HEAD.exec(`${tokens.map(({ lower }) => lower).join(' ')} `);
      if (!head) continue;
      const at = head[0].trim().split(' ').length;
      const feeling = tokens[head[1] === undefined ? at - 1 : at - 2];
      const told = tokens.slice(at);
      const [subject] = told;
      if (!feeling || !subject || !isTold(told) || (subject.lower === 'i' && head[1] === undefined)) continue;
      const felt = `${first.lower === 'i' ? first.text : 'we'}${doc.text.slice(first.end, feeling.end)}`;
      yield retold(said, `${doc.text.slice(subject.start, last.end)} and ${felt} about it`);
    }
  },
};

/** A subject and a verb that says what is or was so, and nothing after it. */
function isTold(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const [subject] = words;
  if (!subject || words.length < 3 || words.length > 12 || verb < 1 || verb > 5) return false;
  if (!SUBJECT.test(subject.lower) && subject.pos !== 'PROPN') return false;
  return !words.some(({ text, lower }) => text === ',' || BARS.test(lower));
}
