import { type Edit, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const NUMBER = wordTable<string>({ more: 'a greater number of', fewer: 'a smaller number of' });

/** Measures are not numbered, and of these `more` is said in another way. */
const MEASURE =
  /^(?:times|hours|minutes|seconds|days|weeks|months|years|decades|centuries|points|goals|dollars|euros|pounds|cents|miles|metres|meters|kilometres|kilometers|feet|inches|degrees|percent|litres|liters|grams|kilograms|kilos|tons|tonnes|calories|words|letters|votes|clothes|pants|trousers|glasses|scissors|means|lots|savings|earnings|profits|sales|carbs|carbohydrates|vegetables|news|oats|fries|leaves|emissions|fumes|noises|ingredients)$/u;

/** Before `more` these go with it: `many more`, `no more`. */
const GRADED = /^(?:many|no|any|far|some|few|even|once|and|or|two|three|the|not|n't|much|several|a|if|what|lot)$/u;

export const numberOf: Rule = {
  about:
    'More of a thing that is counted are a greater number: “have more moons than …” → “have a greater number of …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does Saturn have more moons than Mars?', 'Does Saturn have a greater number of moons than Mars?'],
    ['Did Wren build fewer churches than Nash?', 'Did Wren build a smaller number of churches than Nash?'],
    [
      'Is Malay spoken by more people in Asia than Finnish?',
      'Is Malay spoken by a greater number of people in Asia than Finnish?',
    ],
  ],
  leaves: [
    'Do cats sleep more than dogs?',
    'Does it take more hours than a film?',
    'Does Saturn have many more moons than Mars?',
    'Are there more dangerous animals than cats?',
    'Does Saturn have more moons?',
    'Are there more wolves than bears in Norway?',
    'Saturn has more moons than Mars.',
    'Did more ships sink than planes crash?',
    'Did the queen have more palaces than she had gardeners?',
    'Does a harp have more strings than a piano has keys?',
  ],
  words: () => Object.keys(NUMBER),
  *propose(doc, { task }) {
    if (task.like !== 'yes-no') return;
    for (const { predicate, negation } of doc.questions) {
      if (negation) continue;
      const found = predicate.tokens.flatMap((token) => counted(doc.tokens, token, predicate.end) ?? []);
      const [edit, second] = found;
      if (edit && !second) yield { edits: [edit] };
    }
  },
};

/** `more` as an object or after a preposition, a plural noun right behind it, and `than` after at most four words. */
function counted(tokens: readonly Token[], more: Token, end: number): Edit | undefined {
  const text = NUMBER[more.lower];
  const [before, noun] = [tokens[more.index - 1], tokens[more.index + 1]];
  if (!text || !before || !noun || !isMany(noun) || GRADED.test(before.lower)) return undefined;
  if (before.pos !== 'VERB' && before.lower !== 'by' && !/^(?:have|had|has|got)$/u.test(before.lower)) return undefined;
  const behind = tokens.slice(noun.index + 1, noun.index + 6).filter((token) => token.end <= end);
  const than = behind.findIndex(({ lower }) => lower === 'than');
  if (than < 0 || behind.slice(0, than).some(({ kind, pos }) => kind !== 'word' || pos === 'VERB' || pos === 'AUX'))
    return undefined;
  const verb = /^(?:he|she|it|they|you|we|has|have|had|does|do|did|is|are|was|were)$/u;
  if (tokens.some(({ start, index, lower }) => start < end && index > noun.index + than && verb.test(lower)))
    return undefined;
  return { start: more.start, end: more.end, text };
}

function isMany({ lower, lemma, pos }: Token): boolean {
  if (/^(?:people|children|men|women|teeth|species|soldiers|sides)$/u.test(lower)) return true;
  return pos === 'NOUN' && lower !== lemma && lower.endsWith('s') && !MEASURE.test(lower);
}
