import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered } from '../stated.js';

const SETTING = /^(?:when|whenever|while|if|before|after|once)$/u;
/** What asks or thinks would take the clause for itself, and what an answer gives. */
const TAKES =
  /^(?:know|knows|ask|wonder|wondering|tell|see|check|decide|remember|mean|matter|care|mind|say|said|think|sure|sorry|or|and|but|than|that|which|whether|is|it|even|only|just|especially|right|soon|long)$/u;
const POINTS =
  /^(?:it|he|she|they|them|him|her|his|its|their|that|this|those|there|so|do|did|does|not|possible|possible|necessary|needed)$/u;

export const askedWhile: Rule = {
  about:
    'The clause that closes a request or question in a message comes first: “Can you feed the hens while I’m away?” → “While I’m away, can you feed the hens?”',
  expects: { sentiment: 'same' },
  examples: [
    ["Can you feed the hens while I'm away? 🐔", "While I'm away, can you feed the hens? 🐔"],
    ['Why is the ferry always full when it rains?', 'When it rains, why is the ferry always full?'],
    ['could you lock the shed before you leave?', 'before you leave, could you lock the shed?'],
  ],
  leaves: [
    'Do you know when the ferry leaves?',
    'Can you see if the shed is locked?',
    "Isn't it lovely when it snows?",
    'What happens if he sells the hens?',
    'Can you feed the hens?',
    'Was the shed open when you saw the hens that got out?',
    'Can you sell the hens when they are big?',
    'Would you mind if I left?',
  ],
  words: () => neededWords(/\b(?:when|whenever|while|if|before|after|once)\b/u),
  *propose(doc) {
    const [sentence, second] = doc.sentences.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'word'));
    if (!sentence || second || sentence.index > 0 || /["“”:;,(]/u.test(sentence.text)) return;
    const mark = sentence.tokens.find(({ text }) => text === '?');
    const [first] = sentence.tokens;
    if (!mark || !first || !OPENS.test(lowered(sentence.tokens.slice(0, 3)))) return;
    const words = sentence.tokens.slice(0, sentence.tokens.indexOf(mark));
    const at = words.findIndex(({ lower }, place) => place > 3 && SETTING.test(lower));
    const [conjunction, before, last] = [words[at], words[at - 1], words.at(-1)];
    if (!conjunction || !before || !last || words.length > 18) return;
    const [main, clause] = [words.slice(1, at), words.slice(at + 1)];
    if (!isClause(clause) || TAKES.test(before.lower)) return;
    if (
      main.some(({ lower }) => /^(?:know|wonder|tell|see|check|mind|remember|matter|care|happens?|or|if)$/u.test(lower))
    )
      return;
    yield {
      edits: [
        {
          start: first.start,
          end: first.end,
          text: `${opened(first, doc.text.slice(conjunction.start, last.end))}, ${lowerOpening(first)}`,
        },
        { start: before.end, end: last.end, text: '' },
      ],
    };
  },
};

const OPENS =
  /^(?:can|could|will|would) (?:you|someone|somebody|anyone|anybody|we|i)\b|^(?:why|what|where|how) (?:is|are|do|does|should|shall|can) (?!n['’]t)\b|^(?:do|does|should|shall|must) (?:i|we|you|the)\b/u;

/** `I'm away`, `you leave`, `it rains`: short, with a subject that nothing before it names. */
function isClause(words: readonly Token[]): boolean {
  const [subject, ...rest] = words;
  const weather =
    subject?.lower === 'it' && rest.length === 1 && /^(?:rains|snows|freezes|thunders)$/u.test(rest[0]?.lower ?? '');
  if (!subject || words.length < 2 || words.length > 8) return false;
  if (weather) return true;
  if (!/^(?:i|we|you|everyone|everybody|nobody|my|our|the|guests|people)$/u.test(subject.lower)) return false;
  return (
    rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    !rest.some(({ lower }) => POINTS.test(lower) || SETTING.test(lower) || /^(?:and|or|but|who|one)$/u.test(lower))
  );
}

function opened({ text }: Token, said: string): string {
  return /^\p{Lu}/u.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
