import type { Question, Rule } from '../../../src/plugin.js';
import { isNegator, isWillOfAsked } from '../asked.js';
import { stated } from './stated.js';

const OPENINGS = [
  'Is it false that',
  'Is it untrue that',
  'Is it wrong to say that',
  'Is it incorrect to say that',
  'Is it a mistake to think that',
];

/** One `it` after the other (`Is it false that it is …`) is hard to read; of a claim that is absurd nobody asks so. */
const WITHOUT_IT = ['Am I wrong to think that', 'Would I be wrong to say that'];

export const falseThat: Rule = {
  about: 'The question asks whether the statement is false; the answer is reversed',
  expects: { 'yes-no': 'opposite' },
  examples: [
    ['Did Ada Lovelace write a program?', 'Is it false that Ada Lovelace wrote a program?'],
    ['Does a kitten drink milk?', 'Is it untrue that a kitten drinks milk?'],
    [
      'The well is dry; would a storm fill it again?',
      'The well is dry; is it wrong to say that a storm would fill it again?',
    ],
    ['Would it be odd to meet a camel in Oslo?', 'Am I wrong to think that it would be odd to meet a camel in Oslo?'],
  ],
  leaves: [
    'Did she ever see any whales?',
    "Isn't it warm?",
    'Is it true that owls hunt?',
    'Do whales never sleep?',
    'Am I tall?',
    'Would you recommend this tent?',
    'Do you think I should go?',
    'Has the crown ever been stolen?',
    'Is a wall made of four bricks harder to climb?',
    'Is the dough still alive, most likely?',
    'Is a sash fastened with a row of pins?',
    'Is the scale of interest to sailors?',
    'Is E minor played with one sharp?',
    'Is a horse older than thirty rare?',
    'Can oil paint dry in an hour?',
    'Is the country with the tallest people in Asia?',
    'Could Medusa have won without a mirror?',
    'Can a boy who inherits one copy show the trait?',
    'Might a bonsai outgrow its pot?',
    'Is Ibsen said to have painted?',
    'Had you been in Rome then, with the city on fire, would the bridge still have stood?',
  ],
  *propose(doc) {
    const found = stated(doc);
    if (!found || doc.tokens.some(isNegator)) return;
    const { question, statement, start, end, fronted } = found;
    const { subject, predicate } = question;
    if (
      fronted ||
      /^(?:might|may|must)$/u.test(question.auxiliary.lower) ||
      predicate.tokens.some(({ lower }) =>
        /^(?:that|likely|probably|possibly|perhaps|right|wrong|true|false|correct|mistaken|said|believed|thought|reputed|rumoured|rumored|reported|alleged)$/u.test(
          lower,
        ),
      )
    )
      return;
    if (subject.person === 1 || isWillOfAsked(question) || /^(?:this|that|these|those|only|few)\b/iu.test(subject.text))
      return;
    const openings = /^(?:it|there)$/u.test(subject.head.lower) ? WITHOUT_IT : OPENINGS;
    const known =
      question.sentence === doc.sentences[0] &&
      /^(?:is|are|was|were|do|does|did|has|have|had)$/u.test(question.auxiliary.lower);
    for (const opening of openings) {
      if (opening.startsWith('Would') && question.auxiliary.lower === 'would') continue;
      if (!known && /(?:false|untrue) that$/u.test(opening)) continue;
      yield { edits: [{ start, end, text: `${written(question, opening)} ${statement}` }] };
    }
  },
};

/** Behind a semicolon with a small letter. */
const written = ({ auxiliary, sentence }: Question, words: string): string =>
  sentence.index > 0 && /^\p{Ll}/u.test(auxiliary.text) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
