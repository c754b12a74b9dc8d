import { type Doc, isPlace, type Question, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { saysWhen } from '../time-words.js';
import { questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';

const OF_CUSTOMS = ['Nowadays,', 'These days,'];
const OF_COUNTRIES = ['Today,', ...OF_CUSTOMS];

export const nowadaysAsked: Rule = {
  about: 'Asks of today what is asked in the present of people or of a country',
  expects: ASKED,
  examples: [
    ['Does Norway have a king?', 'Today, does Norway have a king?'],
    ['Are monks expected to marry?', 'Nowadays, are monks expected to marry?'],
    ['Would a devout Hindu eat beef?', 'These days, would a devout Hindu eat beef?'],
  ],
  leaves: [
    'Did Norway have a king?',
    'Is the sun a star?',
    'Do sharks sleep?',
    'Is Norway still a kingdom?',
    'Do pilots usually sleep?',
    'Is Norway north of Italy?',
    'Can I visit Norway?',
    'Do you live in Norway?',
    'Would a chef be sad if her oven broke?',
    'Does every person have a heart?',
    'Are soldiers in the Roman army paid?',
  ],
  *propose(doc) {
    const [question] = doc.questions;
    if (
      !question ||
      doc.sentences.length > 1 ||
      !questionStart(doc, { reported: false }) ||
      question.start !== doc.tokens[0]?.start ||
      !isOfToday(question, doc)
    )
      return;
    for (const opening of question.subject.kind === 'name' ? OF_COUNTRIES : OF_CUSTOMS) {
      const candidate = inFront(doc, opening);
      if (candidate) yield candidate;
    }
  },
};

/** Customs and institutions, which may change with the time: what bodies and maps are like does not. */
function isOfToday({ auxiliary, form, subject, predicate, negation }: Question, doc: Doc): boolean {
  if (
    negation ||
    doc.tokens.some(saysWhen) ||
    /\b(?:if|who was|would have|have been|who had|century|roman|ancient|medieval|heart|blood|bones?|brain|muscles?|dna|born|north|south|east|west|border\w*|larger|bigger|smaller|taller|longer)\b/iu.test(
      doc.text,
    )
  )
    return false;
  const place =
    isPlace(subject.text) &&
    /^does$/iu.test(auxiliary.lower) &&
    /^(?:have|elect|use|require|allow|celebrate|produce|sell|recognise|recognize|drive|host)$/u.test(
      predicate.tokens[0]?.lower ?? '',
    );
  const generic =
    subject.kind === 'common' &&
    (subject.number === 'plural' ? !subject.determiner : /^an?$/u.test(subject.determiner?.lower ?? ''));
  const people =
    generic &&
    subject.animacy === 'person' &&
    !/\b(?:one|woman|man|people|person|child|children|baby|babies|newborn|twins?|adult|human)\b/iu.test(subject.text);
  const custom = /^(?:are|do|does|is)$/u.test(auxiliary.lower) || (form === 'modal' && auxiliary.lower === 'would');
  return (
    place ||
    (people &&
      custom &&
      /\b(?:eat|drink|refuse|accept|expected|allowed|required|wear|marry|pay|paid|order|buy|sell|vote|use|work|celebrate|serve|carry|turn down|open|permitted|supposed)\b/iu.test(
        predicate.text,
      ))
  );
}
