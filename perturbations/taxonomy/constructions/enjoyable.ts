import { type Edit, matchCase, type Question, type Rule, type Token } from '../../../src/plugin.js';

/** What somebody enjoys they find enjoyable; themselves, sights and much-loved things go with the verb alone. */
const FIXED = /^(?:it|them|this|that|himself|herself|itself|themselves|yourself|success|access|popularity|fame)$/u;
/** A preposition that may stand inside the thing enjoyed. */
const INSIDE = /^(?:of|by|from|for|with|in|at|on|and|or|without)$/u;

export const enjoyable: Rule = {
  about:
    'To enjoy something is to find it enjoyable: “Would a cat enjoy winter?” → “Would a cat find winter enjoyable?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a goat enjoy winter in Lapland?', 'Would a goat find winter in Lapland enjoyable?'],
    ['Would Plato have enjoyed a barbecue?', 'Would Plato have found a barbecue enjoyable?'],
    ['Would a sailor enjoy wearing wet socks?', 'Would a sailor find wearing wet socks enjoyable?'],
  ],
  leaves: [
    'Would a goat enjoy it?',
    'Could a vegan enjoy a cheese pie?',
    'Would a goat enjoy winter safely?',
    'Would a goat enjoy winter more than spring?',
    'Would a goat enjoy winter if it snowed?',
    'Does the company enjoy success in Lapland?',
    'Would a goat enjoy a walk through the long, wet and very windy valley of the king?',
    'Would a goat enjoy a winter that lasts?',
    'Did Nora Lind enjoy a happy honeymoon?',
  ],
  words: () => ['enjoy', 'enjoyed'],
  *propose(doc) {
    if (
      !/\benjoy/u.test(doc.text) ||
      /\b(?:vegans?|vegetarians?|coeliacs?|celiacs?|diabetics?|allergy|allergic|intolerant|kosher|halal)\b/iu.test(
        doc.text,
      )
    )
      return; // whether they may
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const verb = verbOf(question);
    const enjoyed = question.predicate.tokens.filter(({ index }) => verb && index > verb.index);
    const last = enjoyed.at(-1);
    if (!verb || !last || !isShortPhrase(enjoyed)) return;
    if (
      enjoyed.some(({ lower }) =>
        /^(?:happy|pleasant|good|great|lovely|nice|wonderful|delightful|successful|long|boring|dull)$/u.test(lower),
      )
    )
      return; // said twice, or had rather than liked
    yield { edits: found(verb, last) };
  },
};

function found(verb: Token, last: Token): Edit[] {
  const text = matchCase(verb.text, verb.lower === 'enjoy' ? 'find' : 'found');
  return [
    { start: verb.start, end: verb.end, text },
    { start: last.end, end: last.end, text: ' enjoyable' },
  ];
}

/** `enjoy` itself, after `still` or `really`; `enjoyed` after `have`. */
function verbOf({ form, predicate: { tokens } }: Question): Token | undefined {
  if (form !== 'do' && form !== 'modal') return undefined;
  const [first, second] = tokens;
  if (first?.lower === 'have' && form === 'modal') return second?.lower === 'enjoyed' ? second : undefined;
  if (first && /^(?:still|hypothetically)$/u.test(first.lower)) return second?.lower === 'enjoy' ? second : undefined;
  return first?.lower === 'enjoy' ? first : undefined;
}

/** At most seven words, with no clause, comparison or adverb at the end that the adjective would be cut off from. */
function isShortPhrase(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > 7 || FIXED.test(first.lower) || FIXED.test(last.lower)) return false;
  if (!/^(?:NOUN|PROPN)$/u.test(last.pos)) return false;
  return tokens.every(
    ({ kind, pos, lower }, at) =>
      kind === 'word' &&
      (pos !== 'ADP' || INSIDE.test(lower)) &&
      (pos !== 'VERB' || at === 0) &&
      !/^(?:AUX|SCONJ|ADV|PRON)$/u.test(pos) &&
      !/^(?:that|than|who|which|more|less|as|to|followed|day|night|evening|afternoon|time)$/u.test(lower),
  );
}
