import type { Rule } from '../../../src/plugin.js';

/** Two named side by side after `between`, with the same kind of determiner. */
const BETWEEN =
  /\bbetween ((the|my|our|his|her|a|an) (?:\p{Ll}+ ){0,2}?\p{Ll}+) and ((the|my|our|his|her|a|an) (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?=[.,!?]|$| *\p{Extended_Pictographic})/u;
const ORDERED =
  /\b(?:start|end|beginning|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|\p{Ll}+(?:eenth|ieth|elfth)|last|next|morning|afternoon|evening|night|day|week|month|year|rock|hard place|devil|one|ones|two|other|others|original|new|old|top|bottom|past|present|lines|war|wars|his|her|their)\b/u;

export const betweenSwapped: Rule = {
  about:
    'Two things between which something is change places: “between the bus and the tram” → “between the tram and the bus”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm debating between the stew and the pie 🥧", "I'm debating between the pie and the stew 🥧"],
    ['The tap is between the shed and the greenhouse.', 'The tap is between the greenhouse and the shed.'],
  ],
  leaves: [
    'I was between a rock and a hard place',
    'It was built between the wars',
    'The road is shut between the ninth and the eleventh.',
    'It is between the first and the second stop',
    "I'm torn between the red one and the blue one",
    'We met between the lunch and the talk in May',
  ],
  words: () => ['between'],
  *propose(doc) {
    if (!doc.text.includes('between')) return;
    const found = BETWEEN.exec(doc.text);
    const [whole, one, , two] = found ?? [];
    if (!found || !whole || !one || !two || ORDERED.test(whole)) return;
    const inside = doc.tokens.filter(({ start }) => start > found.index && start < found.index + whole.length);
    if (inside.some(({ pos }) => pos === 'VERB' || pos === 'ADV')) return;
    if (![one, two].every((each) => doc.nounPhrases.some(({ text, start }) => text === each && start > found.index)))
      return;
    const start = found.index + 'between '.length;
    yield { edits: [{ start, end: start + `${one} and ${two}`.length, text: `${two} and ${one}` }] };
  },
};
