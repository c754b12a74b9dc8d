import { neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

/** Feelings about what is a fact. */
export const FELT =
  'relieved|glad|annoyed|gutted|heartbroken|furious|livid|thrilled|delighted|fuming|devastated|chuffed|disappointed|upset|stoked|ecstatic|overjoyed|angry|disgusted|appalled|shocked|amazed|mortified|touched|grateful|thankful|saddened|raging|outraged|crushed|embarrassed|over the moon|pleased|impressed|proud';
const DEGREE =
  '(?:so|really|very|absolutely|totally|completely|just|beyond|a bit|pretty|quite|honestly|genuinely|truly) ';
const HEAD = new RegExp(`^(?:i|we) (?:'m|am|'re|are) (?:feeling )?(?:${DEGREE})*(?:${FELT}) (?:that )?`, 'u');

export const feltLast: Rule = {
  about: 'What somebody feels something about comes first: “I’m so glad that we won” → “We won and I’m so glad”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so relieved that the scan was clear 💚", "The scan was clear and I'm so relieved 💚"],
    ["I'm annoyed nobody told us about the strike", "Nobody told us about the strike and I'm annoyed"],
    ["We're gutted that our flight was cancelled.", "Our flight was cancelled and we're gutted."],
  ],
  leaves: [
    "I'm glad to be home",
    "I'm glad you came",
    "I'm so glad we sang last night",
    "I'm not glad that we won",
    "I'm so proud of the team",
    "I'm glad that we won and that it rained",
    "I'm grateful for the lift my aunt gave me",
    "I'm angry that it might rain",
    "I'm so angry that I can hardly speak",
  ],
  words: () => neededWords(HEAD),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const head = HEAD.exec(`${lowered(words)} `);
      if (!head) continue;
      const at = head[0].trim().split(' ').length;
      const [before, next] = [words[at - 1], words[at]];
      const feeling = before?.lower === 'that' ? words[at - 2] : before;
      if (
        !before ||
        !feeling ||
        !next ||
        !isTold(words.slice(at)) ||
        (feeling.lower === 'glad' && /^(?:i|we)$/u.test(next.lower))
      )
        continue;
      const told = opened(doc.text.slice(next.start, last.end));
      const subject = first.lower === 'i' ? first.text : 'we';
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${told} and ${subject}${doc.text.slice(first.end, feeling.end)}`,
          },
        ],
      };
    }
  },
};

/** A subject and a verb that says what is or was so, and nothing after it. */
function isTold(words: readonly Token[]): boolean {
  const [subject] = words;
  if (!subject || words.length < 3 || words.length > 12) return false;
  if (
    !/^(?:the|my|our|we|they|he|she|nobody|everyone|everybody|mum|mom|dad|grandpa|grandma|gran|nan|grandad|someone|somebody|i|this|these|those|all)$/u.test(
      subject.lower,
    ) &&
    subject.pos !== 'PROPN'
  )
    return subject.lower === 'no' && words[1]?.lower === 'one' ? hasVerb(words) : false;
  return hasVerb(words);
}

function hasVerb(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (verb < 1 || verb > 5) return false;
  return !words.some(
    ({ text, lower }) =>
      text === ',' ||
      /^(?:and|but|or|so|because|that|can|ca|will|wo|hardly|barely|almost|might|may|could|would|should|if|when|than|too)$/u.test(
        lower,
      ),
  );
}
