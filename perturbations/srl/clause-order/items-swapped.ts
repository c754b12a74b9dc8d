import type { Doc, NounPhrase, Rule, Token } from '../../../src/plugin.js';

export const itemsSwapped: Rule = {
  about:
    'The first two of three listed things change places: “a pump, two jugs and a tray” → “two jugs, a pump and a tray”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The mixer comes with two jugs, a whisk and a lid.', 'The mixer comes with a whisk, two jugs and a lid.'],
    ['I bought apples, carrots and leeks', 'I bought carrots, apples and leeks'],
    ['The cell had a stool, a lamp and a shelf.', 'The cell had a lamp, a stool and a shelf.'],
  ],
  leaves: [
    'I bought apples, carrots',
    'My boss, a tall man and a bore, left',
    'The soup was cold, the bread was dry, and the waiter was rude',
    'I met Ana, her boss and a friend',
    'We had breakfast, lunch and dinner',
    'The crate holds the engine, a pump and two hoses.',
    'He has covered fractions, decimals and geometry',
    'The set includes a booklet in two tongues, a plug and a bag.',
    'On Monday, apples and carrots arrived',
    'Cracked bath, torn curtains and wet towels.',
    'The card has four starters, six main courses and two desserts.',
  ],
  words: () => [','],
  *propose(doc) {
    for (const comma of doc.tokens) {
      if (comma.text !== ',' || !isInList(doc, comma)) continue;
      const left = doc.nounPhrases.find(({ end }) => end === comma.start);
      const right = doc.nounPhrases.find(({ start }) => start === doc.tokens[comma.index + 1]?.start);
      if (!left || !right || !isItem(left) || !isItem(right) || !isBounded(doc, left, right)) continue;
      yield {
        edits: [
          { start: left.start, end: left.end, text: right.text },
          { start: right.start, end: right.end, text: left.text },
        ],
      };
    }
  },
};

/** Whether an `and` stands as near as it must behind the second item: noun phrases are dear to find. */
const isInList = ({ tokens }: Doc, { index }: Token): boolean =>
  tokens.slice(index + 2, index + 8).some(({ lower }) => lower === 'and');

const NO_ITEM =
  /^(?:starters?|mains?|courses?|desserts?|bronze|silver|gold|breakfast|lunch|dinner|monday|tuesday|wednesday|thursday|friday|saturday|sunday|one|first|second|start|beginning|his|her|its|their|another|other|all|hour|day|week|month|year|morning|today|yesterday|tomorrow)$/u;

function isItem({ kind, tokens }: NounPhrase): boolean {
  return (
    kind === 'common' &&
    tokens.length < 6 &&
    tokens.every(({ text, lower }) => !NO_ITEM.test(lower) && !/^\p{Lu}/u.test(text))
  );
}

/** A verb or preposition before the first, `and` and a third noun phrase after the second. */
function isBounded(doc: Doc, left: NounPhrase, right: NounPhrase): boolean {
  const at = left.tokens[0]?.index ?? 0;
  const [verb, before] = [doc.tokens[at - 2], doc.tokens[at - 1]];
  const next = (right.tokens.at(-1)?.index ?? 0) + 1;
  const and = doc.tokens[next]?.text === ',' ? next + 1 : next;
  if (
    !before ||
    (isSentenceStart(doc, before) && /(?:ed|en|n|t)$/u.test(before.lower) && !left.determiner) ||
    !(
      before.pos === 'VERB' ||
      (before.pos === 'ADP' && verb?.pos === 'VERB') ||
      (before.lemma === 'have' && left.determiner)
    ) ||
    doc.tokens[and]?.lower !== 'and'
  )
    return false;
  const third = doc.nounPhrases.find(({ start }) => start === doc.tokens[and + 1]?.start);
  const after: Token | undefined = third && doc.tokens[(third.tokens.at(-1)?.index ?? 0) + 1];
  return (
    third !== undefined &&
    third.kind !== 'pronoun' &&
    !(after && /^(?:VERB|AUX)$/u.test(after.pos)) &&
    isLikeArticled(left, right, third)
  );
}

/** `Cracked bath, torn curtains and …`: what opens a sentence may say how the first thing is. */
const isSentenceStart = ({ sentences }: Doc, { start }: Token): boolean =>
  sentences.some((sentence) => sentence.start === start);

/** Three lists of one kind: all with a determiner or number, or none. */
function isLikeArticled(...phrases: readonly NounPhrase[]): boolean {
  const [first, ...others] = phrases.map(
    ({ determiner, tokens }) => determiner !== undefined || tokens[0]?.pos === 'NUM',
  );
  const known = phrases.map(({ determiner }) => determiner?.lower === 'the');
  return others.every((each) => each === first) && known[0] === known[1]; // `the engine, a pump`: first what it is all about
}
