import { type Doc, lowerOpening, type Rule } from '../../../src/plugin.js';
import { soleSentence, upper, wordsEnd } from '../statement.js';

const OCCASIONS =
  /^(?:party|event|wedding|concert|conference|meeting|restaurant|hotel|museum|spa|salon|store|festival|airport|office|gym|clinic|hospital|ceremony|show|market|cafe|beach|park|bakery|library|theater|school|reception|dinner)$/u;

/** What an occasion or a place has for all who come. */
const PARTS =
  /^(?:food|staff|service|band|music|speeches|speech|atmosphere|waiters?|waitress|crowd|crowds|lighting|decorations|flowers|drinks|cake|coffee|prices|queue|queues|parking|sound|acoustics|seats|tables|buffet|breakfast|dessert|desserts|dj|view|views)$/u;

export const frontedAdjunct: Rule = {
  about: 'The place of an occasion is moved to the front: “At the wedding, the food was delicious”',
  expects: { sentiment: 'same' },
  examples: [
    ['The band at the wedding was delightful', 'At the wedding, the band was delightful'],
    ['I had a great time at the party!', 'At the party, I had a great time!'],
  ],
  leaves: [
    'The food was delicious',
    'The poetry evening at the library was magical',
    'The rangers at the park were generous',
    'The meeting is tomorrow',
    'The street is noisy at night',
    'The best day was yesterday',
    "I didn't sleep until today",
    'I met the owner at his hotel',
    "I'm sorry I missed you today and yesterday",
    'I love the staff at the hotel',
    'I know that he left yesterday',
    "I'm so excited for the match tonight",
    "I'm feeling confident about tomorrow",
    'Her speech at the wedding was lovely',
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (!clause || doc.clauses.length > 1) return;
    if (
      doc.tokens.some(
        ({ lower, text }) =>
          /^(?:because|when|if|that|and|but|who|which|until|since|while|before|after|to|love|hate|just|like|than|how|what)$/u.test(
            lower,
          ) || text === ',',
      )
    )
      return;
    yield* ofSubject(
      doc,
      clause.subject.tokens.map((each) => each.index),
      clause.copular,
    );
    const from = closingPlace(doc);
    const [first, adjunct, before, last] = [
      doc.tokens[0],
      doc.tokens[from ?? -1],
      doc.tokens[(from ?? 0) - 1],
      doc.tokens[wordsEnd(doc) - 1],
    ];
    if (from === undefined || !first || !adjunct || !before || !last || from < 3) return;
    yield {
      edits: [
        {
          start: first.start,
          end: first.end,
          text: `${upper(doc.text.slice(adjunct.start, last.end))}, ${lowerOpening(first)}`,
        },
        { start: before.end, end: last.end, text: '' },
      ],
    };
  },
};

/** `at the party` at the end, after an object or adjective. */
function closingPlace(doc: Doc): number | undefined {
  const end = wordsEnd(doc);
  const [preposition, article, noun, before] = [
    doc.tokens[end - 3],
    doc.tokens[end - 2],
    doc.tokens[end - 1],
    doc.tokens[end - 4],
  ];
  if (
    preposition?.lower !== 'at' ||
    !/^(?:the|this)$/u.test(article?.lower ?? '') ||
    !OCCASIONS.test(noun?.lower ?? '')
  )
    return undefined;
  const object =
    before?.pos === 'NOUN' &&
    /^(?:time|evening|meal|dinner|lunch|experience|fun|drinks|breakfast|night|day)$/u.test(before.lower);
  return object ? end - 3 : undefined;
}

/** `The food at the wedding was …`: the place belongs to the whole as well. */
function* ofSubject(doc: Doc, indices: readonly number[], copular: boolean) {
  const tokens = indices.flatMap((index) => doc.tokens[index] ?? []);
  const at = tokens.findIndex((token) => token.lower === 'at');
  const [first, preposition, before, last] = [tokens[0], tokens[at], tokens[at - 1], tokens.at(-1)];
  if (/^(?:his|her|their)$/u.test(first?.lower ?? '')) return; // `at the wedding, her speech`: whose was not said
  if (!copular || !first || !preposition || !before || !last || at < 2 || tokens.length - at !== 3) return;
  if (!PARTS.test(before.lower) || !OCCASIONS.test(last.lower) || !/^(?:the|this)$/u.test(tokens[at + 1]?.lower ?? ''))
    return;
  yield {
    edits: [
      {
        start: first.start,
        end: first.end,
        text: `${upper(doc.text.slice(preposition.start, last.end))}, ${lowerOpening(first)}`,
      },
      { start: before.end, end: last.end, text: '' },
    ],
  };
}
