import { type Doc, lowerOpening, type NounPhrase, type Rule, type Token } from '../../src/plugin.js';
import { isLoose, returns } from './loose-pair.js';
import { isWord, upper } from './statement.js';

const AFTER =
  /^(?:in|on|at|this|last|yesterday|today|tonight|here|there|and|but|because|when|is|are|was|were|have|has|had|will|'re|do|does|did|can|make|makes|made|look|looked|came|arrived)$/u;

export const nounPairsSwapped: Rule = {
  about: 'Two coordinated noun phrases change places: “the towels and the sheets” → “the sheets and the towels”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['We changed the towels and the sheets.', 'We changed the sheets and the towels.'],
    ['The soup and bread were lovely 🍞', 'The bread and soup were lovely 🍞'],
    ['I bought apples and carrots', 'I bought carrots and apples'],
    ['The soup came with bread and olives.', 'The soup came with olives and bread.'],
    ['Thanks for the roses and the card, they made my day!', 'Thanks for the card and the roses, they made my day!'],
    ['Do mustard and radishes grow in Finland?', 'Do radishes and mustard grow in Finland?'],
    ['The guide has ten maps and an index.', 'The guide has an index and ten maps.'],
    ['We suffered considerable loss and distress.', 'We suffered considerable distress and loss.'],
    ['Ana and Luis painted the shed', 'Luis and Ana painted the shed'],
  ],
  leaves: [
    'We ate fish and chips',
    'We sell the red mugs and the blue ones',
    'Were Romeo and Juliet old when they met?',
    'A quiet barber with zero fuss and hot towels',
    'I bought a red and a blue scarf',
    'I ordered a lamp and a rug. The lamp came first.',
    'I love my sister and her dog',
    'The soup was cold and the waiter was rude',
    'We changed the towels, the sheets and the soap',
    'I bought apples and carrots from Spain',
    'We have a car and driver',
    'We had lunch and dinner',
    'I love the food and Ana loves the wine',
    'A man and a woman sang',
    'We met Ana and his boss',
    'The plot twists and turns',
    'We spent a day at the lake and a night at the inn',
    'We stayed with the owner of the barn and the mill',
  ],
  *propose(doc) {
    for (const and of doc.tokens) {
      if (and.lower !== 'and' || and.text === 'AND') continue;
      const left = doc.nounPhrases.find(({ end }) => end === doc.tokens[and.index - 1]?.end);
      const right = doc.nounPhrases.find(({ start }) => start === doc.tokens[and.index + 1]?.start);
      if (
        !left ||
        !right ||
        !isLoose(left, right, doc.questions.length > 0) ||
        !isBounded(doc, left, right) ||
        returns(doc, left, right)
      )
        continue;
      const edits = swapped(left, right);
      if (edits) yield { edits };
    }
  },
};

function isBounded(doc: Doc, left: NounPhrase, right: NounPhrase): boolean {
  const before = doc.tokens[(left.tokens[0]?.index ?? 0) - 1];
  const next = doc.tokens[(right.tokens.at(-1)?.index ?? 0) + 1];
  const opens = before === undefined || /^[.!?]$/u.test(before.text) || (before.index === 0 && before.pos === 'AUX');
  if (!opens && !/^(?:ADP|VERB|AUX)$/u.test(before.pos)) return false;
  if (!opens && /^(?:of|than|like|as|be)$/u.test(before.lower)) return false;
  if (before?.pos === 'ADP' && next?.pos === 'ADP') return false; // `the morning at the beach and the afternoon at the market`
  const another = next && doc.tokens[next.index + 1];
  const comma = next?.text === ',' && /^(?:i|we|they|he|she|it|but|so|which)$/u.test(another?.lower ?? '');
  const ends = comma || next === undefined || (next.text !== ',' && (!isWord(next) || AFTER.test(next.lower)));
  if (opens) return next !== undefined && /^(?:VERB|AUX)$/u.test(next.pos);
  return ends && next?.pos !== 'VERB' && next?.pos !== 'AUX' && !/^['’]/u.test(next?.text ?? '');
}

/** `considerable loss and distress`: said of both. */
const AMOUNT = /^(?:considerable|great|much|real|total|constant|pure|significant|more|some|enough)$/u;

function isDetermined({ determiner, tokens }: NounPhrase): boolean {
  return determiner !== undefined || tokens[0]?.pos === 'NUM' || tokens[0]?.kind === 'number';
}

function swapped(left: NounPhrase, right: NounPhrase) {
  const [one, two] = [left.tokens[0], right.tokens[0]];
  if (!one || !two || /^ones?$/u.test(right.head.lower)) return undefined; // `ones` needs its noun before it
  if (isDetermined(right))
    return exchange(left.start, left.end, one, left.text, right.start, right.end, two, right.text);
  if (!isDetermined(left)) {
    const noun = AMOUNT.test(one.lower) ? left.tokens[1] : one;
    if (!noun || left.tokens.length > (noun === one ? 1 : 2) || right.tokens.length > 1) return undefined;
    return exchange(noun.start, noun.end, noun, noun.text, right.start, right.end, two, right.text);
  }
  const [, noun, more] = left.tokens;
  if (!noun || more || right.tokens.length > 1 || !/^(?:the|my|our|your|these|those)$/u.test(one.lower))
    return undefined;
  return exchange(noun.start, noun.end, noun, noun.text, right.start, right.end, two, right.text);
}

function exchange(
  from: number,
  to: number,
  one: Token,
  first: string,
  start: number,
  end: number,
  two: Token,
  second: string,
) {
  const capital = /^\p{Lu}/u.test(first) && one.pos !== 'PROPN';
  const lowerFirst = lowerOpening(one) + first.slice(one.text.length);
  return [
    { start: from, end: to, text: capital || (two.pos === 'PROPN' && /^\p{Lu}/u.test(first)) ? upper(second) : second },
    { start, end, text: lowerFirst },
  ];
}
