import { capitalize, type Rule } from '../../src/plugin.js';
import { askedIn, statementIn } from './asked.js';
import { isSupposed, isTold } from './is-that-true.js';
import { nameAnaphor } from './name-anaphor.js';

const PEOPLE = [
  ['Some people say that', 'Are they right?'],
  ['People say that', 'Are they right?'],
] as const;
const RELATIVES = [
  ['My brother says that', 'Is he right?'],
  ['My sister thinks that', 'Is she right?'],
  ['My sister says that', 'Is she right?'],
  ['My brother thinks that', 'Is he right?'],
] as const;

/** What is asked is what somebody says, and a pronoun stands for whoever says it. */
export const areTheyRight: Rule = {
  about: 'Says what is asked as somebody’s opinion, and asks whether they are right',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Is the Danube longer than the Rhine?',
      'Some people say that the Danube is longer than the Rhine. Are they right?',
    ],
    ['Can glass be recycled?', 'My brother says that glass can be recycled. Is he right?'],
  ],
  leaves: [
    'Who won?',
    'Is he in?',
    'Are we late?',
    'Do you swim?',
    'My aunt is ill. Should she rest?',
    'Are the nurses paid?',
  ],
  *propose(doc) {
    const asked = askedIn(doc);
    const statement = asked && statementIn(asked);
    if (!asked || statement === undefined || !isTold(doc, asked) || isSupposed(doc)) return;
    const personal = !asked.alone || doc.tokens.some(({ lower }) => /^(?:i|me|my|we|our|us)$/u.test(lower));
    const words = asked.question.tokens.map(({ lower }) => lower);
    const people = doc.nounPhrases.some(({ animacy, number }) => animacy === 'person' && number === 'plural');
    const somebody = doc.nounPhrases.some(
      (phrase) =>
        phrase.gender !== undefined ||
        phrase.animacy === 'person' ||
        (phrase.kind === 'name' && nameAnaphor(phrase)?.subject !== 'it'),
    );
    const pairs = [
      ...(personal || people || words.some((word) => /^(?:they|them|their)$/u.test(word)) ? [] : PEOPLE),
      ...(somebody || words.some((word) => /^(?:he|she|him|her|his)$/u.test(word)) ? [] : RELATIVES),
    ];
    for (const [opening, question] of pairs)
      yield {
        edits: [{ start: asked.start, end: asked.end, text: `${capitalize(opening)} ${statement}. ${question}` }],
      };
  },
};
