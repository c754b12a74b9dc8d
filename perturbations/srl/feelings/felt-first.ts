import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered } from '../stated.js';
import { toldAndFelt } from '../told-and-felt.js';
import { FELT } from './felt-last.js';

const DEGREE = '(?:so|really|very|absolutely|totally|completely|just|beyond|a bit|pretty|quite) ';
const FEELING = new RegExp(
  `^(?:i|we) (?:'m|am|'re|are) (?:feeling )?(?:${DEGREE})*(?:${FELT.replace('|pleased|impressed|proud', '')})$`,
  'u',
);

export const feltFirst: Rule = {
  about:
    'A feeling told after its cause takes it as its object: “Our bags are lost. I’m livid” → “I’m livid that our bags are lost”',
  expects: { sentiment: 'same' },
  examples: [
    ["They cut down our hedge without asking. I'm livid", "I'm livid that they cut down our hedge without asking"],
    ["My visa's been approved, I'm over the moon 🌙", "I'm over the moon that my visa's been approved 🌙"],
    ["The shop is closing and I'm gutted.", "I'm gutted that the shop is closing."],
  ],
  leaves: [
    "I'm livid. They cut down our hedge",
    "They cut it down, then left. I'm livid",
    "Is it closed? I'm gutted",
    "The shop is closing. I'm gutted about it",
    "Close the shop. I'm livid",
    'The shop is closing and I am out',
  ],
  words: () => neededWords(FEELING),
  *propose(doc) {
    const split = toldAndFelt(doc);
    const [from, to, end] = [split?.felt[0], split?.felt.at(-1), split?.told.at(-1)];
    if (!split || !from || !to || !end || !FEELING.test(lowered(split.felt)) || !isTold(split.told)) return;
    const { first, opened } = split.opening;
    const felt = opened(from.lower === 'i' ? from.text : 'we') + doc.text.slice(from.end, to.end);
    const text = `${felt} that ${lowerOpening(first)}${doc.text.slice(first.end, end.end)}`;
    yield { edits: [{ start: first.start, end: to.end, text }] };
  },
};

/** One statement of what is or was so. */
function isTold(words: readonly Token[]): boolean {
  const [subject, verb] = words;
  if (!subject || !verb || words.length < 3 || words.length > 14) return false;
  const at = words.findIndex(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || /^['’](?:s|re|ve)$/u.test(lower));
  if (at < 1 || at > 5 || !/^(?:PRON|DET|PROPN|NOUN)$/u.test(subject.pos)) return false;
  return (
    !/^(?:i|that|this|it)$/u.test(subject.lower) &&
    !words.some(
      ({ text, lower }) => text === ',' || /^(?:and|but|or|so|because|then|that|if|when|might|may|could)$/u.test(lower),
    )
  );
}
