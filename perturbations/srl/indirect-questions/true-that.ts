import type { Question, Rule } from '../../../src/plugin.js';
import { afterThat, framed, inFrame, isOpinion, isSupposed } from './framed.js';

const OPENINGS = [
  'Is it true that',
  'Would it be correct to say that',
  'Is it correct that',
  'Would it be accurate to say that',
  'Would it be right to say that',
];

/** What the person asked thinks or would do is nothing that is true or false. */
const WILL =
  /^(?:would|could|will|should)\b|^\w+ you (?:think|believe|feel|know|mind|want|like|prefer|recommend|suggest)\b/u;

/** With a case before it, what one should or may do is right or not. */
const IN_CASE = /^(?:if|when) (?!you|I|we)\p{L}+ [^,]+, $/u;

/** `A friend has booked a safari. Will she see a yak?`: of one of whom it was just told nobody knows yet. */
function isForecast({ sentence, subject, auxiliary }: Question): boolean {
  return (
    sentence.index > 0 &&
    /^(?:he|she|they|it|i|we)$/u.test(subject.text.toLowerCase()) &&
    /^(?:will|would|could|can|might|may)$/u.test(auxiliary.lower)
  );
}

/** `be correct`, `be right`: asked whether that is true, it would be asked twice. */
const OF_TRUTH =
  /\b(?:be|is|are|was|were) (?:\p{L}+ly |both |all |also )?(?:correct|right|accurate|wrong|incorrect|mistaken|inaccurate)\b|^(?:both |all |also )?(?:correct|right|accurate|wrong|incorrect|mistaken|inaccurate)\b/u;

const MADE_UP = /^(?:an?|two|three|someone|somebody) [a-zà-ž][^?]*[.;:]\s*$/iu;

export const trueThat: Rule = {
  about: 'The question asks whether a statement is true: “Is it true that …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Ada Lovelace write a program?', 'Is it true that Ada Lovelace wrote a program?'],
    ['Can camels swim?', 'Is it correct that camels can swim?'],
    [
      'If a lodger smells gas, should she open the windows?',
      'Is it true that if a lodger smells gas, she should open the windows?',
    ],
    [
      'A lodger sold a ladder that was cracked. Is the buyer allowed to sue?',
      'A lodger sold a ladder that was cracked. Would it be right to say that the buyer is allowed to sue?',
    ],
    ['In Norway, do many people ski?', 'Is it true that in Norway, many people ski?'],
  ],
  leaves: [
    'Is it odd to meet a camel?',
    'Does she own any boats?',
    'Do camels never swim?',
    'Should I call them?',
    'Can a camel that died in May have been seen in June?',
    'Should a bride carry lilies?',
    'She hates noise. Has she picked the best seat?',
    'On the assumption that it rains, do moles swim?',
    'Is this red?',
    'Can a boat that has been mended properly be safer than one that leaks?',
    'Hypothetically, can a mole swim?',
    'Unless the buyer agrees, can the seller raise the price?',
    'Would you recommend this tent?',
    'Do you think I should go?',
    'Has the crown ever been stolen?',
    'Did Nero ever see a yak?',
    'Is a stew made with something a vegan should avoid?',
    'Is a sauce made with an oil a small child should avoid?',
    'My aunt has booked a safari in Chad. Will she see a yak there?',
    'Two clerks give two dates for one flood. Can both of those dates be right?',
    'Is someone "on a roll" at the fair likely to win?',
    'The camel is old and has told no one; would the zoo be happy to keep it?',
  ],
  *propose(doc) {
    const asked = framed(doc);
    if (!asked || asked.question.subject.person === 1 || isSupposed(doc, asked) || isOpinion(asked)) return;
    if (!IN_CASE.test(asked.lead) && /^(?:should|must|may)$/u.test(asked.question.auxiliary.lower)) return;
    const { question, start, end } = asked;
    if (question.tokens.some(({ lower }) => lower === 'ever') || isForecast(question)) return;
    if (question.subject.head.lower === 'you' && question.sentence.index > 0) return;
    if (question.subject.head.lower === 'you' && WILL.test(question.tokens.map(({ lower }) => lower).join(' '))) return;
    if (asked.lead === '' && /^(?:it|this|that|these|those)\b/iu.test(question.subject.text)) return;
    if (question.tokens.some(({ lower }) => /^(?:not|never|no|true|false)$/u.test(lower))) return;
    // Of a case that has just been told nobody has claimed how it would end.
    if (doc.text.slice(0, start).trim() !== '' && /^(?:will|would)$/u.test(question.auxiliary.lower)) return;
    if (OF_TRUTH.test(question.predicate.text)) return;
    const statement = afterThat(asked);
    if (statement === undefined) return;
    for (const words of OPENINGS) {
      if (words.startsWith('Is') && MADE_UP.test(doc.text.slice(0, start))) continue; // nobody has claimed it of one made up
      if (words.startsWith('Would') && question.auxiliary.lower === 'would') continue;
      yield { edits: [{ start, end, text: inFrame(asked, words, statement) }] };
    }
  },
};
