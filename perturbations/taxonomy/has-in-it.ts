import type { NounPhrase, Rule, Token } from '../../src/plugin.js';

/** What food, stuff and made things may have in them; a book or a set holds its parts in another way. */
const PART =
  /^(?:water|milk|cream|butter|cheese|egg|flour|yeast|sugar|salt|honey|oil|fat|alcohol|caffeine|gelatin|gelatine|gluten|meat|pork|beef|fish|shrimp|prawn|nut|peanut|almond|garlic|onion|tomato|potato|rice|wheat|corn|soy|lactose|protein|fibre|fiber|fruit|lemon|vinegar|wine|beer|rum|vitamin|mineral|iron|copper|tin|lead|zinc|nickel|chromium|carbon|silver|gold|calcium|chlorine|iodine|mercury|sulphur|sulfur|nitrogen|oxygen|hydrogen|helium|acid|bacteria|nicotine|metal|glass|plastic|rubber|wool|cotton|silk|battery|engine|motor|chip|magnet|spring|wire|seed|pit|stone|gas|air|dye|preservative|spice|saffron|ginger|cocoa|chocolate|raisin|beans?|lentil|chickpea|legume|ethanol|menthol|tobacco|ink|graphite|gunpowder|powder)s?$/u;

export const hasInIt: Rule = {
  about: 'What contains a thing has it in it: “Does stout contain milk?” → “Does stout have milk in it?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Does stout contain milk?', 'Does stout have milk in it?'],
    ['Do fuses contain copper wires?', 'Do fuses have copper wires in them?'],
  ],
  leaves: [
    'Does the album contain songs?',
    'Does stout contain milk that is fresh?',
    'Does stout contain milk from cows?',
    "Doesn't stout contain milk?",
    'Can stout contain milk?',
    'Does stout contain more water than ale?',
    'Does stout or ale contain milk?',
  ],
  words: () => ['contain'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !/^(?:do|does|did)$/u.test(question.auxiliary.lower)) return;
    const { subject, predicate } = question;
    const [contain, ...parts] = predicate.tokens;
    const last = parts.at(-1);
    if (contain?.lower !== 'contain' || !last || !isPart(parts) || !isOne(subject)) return;
    const them = subject.number === 'plural' ? 'them' : 'it';
    yield {
      edits: [
        { start: contain.start, end: contain.end, text: 'have' },
        { start: last.end, end: last.end, text: ` in ${them}` },
      ],
    };
  },
};

function isPart(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    tokens.length < 5 &&
    last !== undefined &&
    PART.test(last.lower) &&
    tokens.every(
      ({ lower, pos, kind }) =>
        kind === 'word' &&
        /^(?:NOUN|ADJ|DET|NUM|ADV|VERB)$/u.test(pos) &&
        !/^(?:its|their|more|less|fewer|no)$/u.test(lower),
    )
  );
}

function isOne({ kind, animacy, tokens }: NounPhrase): boolean {
  if (kind === 'pronoun' || animacy === 'person') return false;
  return !tokens.some(({ lower, text }) => /^(?:and|or|that|which|who|you)$/u.test(lower) || text === ',');
}
