import type { NounPhrase, Rule, Token } from '../../../src/plugin.js';

/** Nouns of who one is that are adjectives too, or have one. */
const IS_ONE = new Map(
  ['vegetarian', 'vegan', 'pescatarian', 'muslim', 'hindu', 'buddhist', 'catholic', 'diabetic', 'teetotaler'].map(
    (word) => [word, word.replace(/(?<=teetotal)er$/u, '')],
  ),
);
IS_ONE.set('teetotaller', 'teetotal');

/** How somebody is, so that one says so of a person. */
const HOW =
  /^(?:deaf|blind|diabetic|dyslexic|colou?r ?-?blind|lactose[ -]intolerant|claustrophobic|superstitious|left-handed|right-handed|illiterate|homeless|unemployed|bald|asthmatic|epileptic|nearsighted|squeamish|vegan|vegetarian|jewish|muslim|catholic|buddhist|hindu|drunk|arachnophobic|agoraphobic)$/iu;

export const someoneWho: Rule = {
  about: 'Who is one of a kind is someone who is so: “Would a vegan eat …?” → “Would someone who is vegan eat …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a vegan order an omelette?', 'Would someone who is vegan order an omelette?'],
    ['Could a left-handed person use the scissors?', 'Could someone who is left-handed use the scissors?'],
  ],
  leaves: [
    'Is a vegan likely to order an omelette?',
    'Would a vegan restaurant serve an omelette?',
    'Would a vegan who is hungry order an omelette?',
    'Would a strict vegan order an omelette?',
    'Would a tall person fit in the cot?',
    'Would a vegan and a vegetarian share an omelette?',
    'Would a vegan sell someone an omelette?',
  ],
  words: () => [...IS_ONE.keys(), 'person'],
  *propose({ questions, sentences, text }) {
    const [question, second] = questions;
    if (!question || second || question.negation || sentences.length > 1) return;
    if (!/^(?:do|does|did|can|could|would|should|will|may|might)$/u.test(question.auxiliary.lower)) return;
    if (/\b(?:someone|somebody|anyone|who|persons?(?=.*\bperson))\b/iu.test(text)) return;
    const how = howSaid(question.subject);
    const [first] = question.subject.tokens;
    if (how && first)
      yield { edits: [{ start: first.start, end: question.subject.end, text: `someone who is ${how}` }] };
  },
};

function howSaid({ tokens: [article, ...words], text }: NounPhrase): string | undefined {
  const last = words.at(-1);
  if (!article || !last || !/^an?$/u.test(article.lower)) return undefined;
  if (words.length === 1) return kept(last, IS_ONE.get(last.lower));
  const between = text.slice(article.text.length + 1, -last.text.length - 1);
  return last.lower === 'person' && HOW.test(between) ? between : undefined;
}

/** `Muslim` has its capital in either use. */
function kept({ text, lower }: Token, adjective: string | undefined): string | undefined {
  return adjective === lower ? text : adjective;
}
