import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOfFact, isOfGeneralInterest, isOfOnesOwn } from '../../around/general-interest.js';
import { isAddressed, isPersonal, questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';
import { isUnderWay } from './under-way.js';
import { isPressing, isUrgent } from './urgent.js';

const OWN = ['I was wondering about that this morning.'];
const REPORTED = ['Someone asked me that yesterday.', 'A friend asked me that last night.'];
const OF_ALL = ['I read this question in a magazine last week.'];
const OF_A_QUIZ = ["It came up at last night's quiz."];
const BY_FRIDAY = ["I'd like to know by Friday."];
const SUPPOSED = /^(?:suppose|imagine|picture|let['’]s say|say|assume|you)\b/iu;

export const askedAfter: Rule = {
  about: 'Says when the question came up, after it',
  expects: ASKED,
  examples: [
    ['Did Ada go to Oslo?', "Did Ada go to Oslo? It came up at last night's quiz."],
    ['My goat is ill. Can it eat hay?', "My goat is ill. Can it eat hay? I'd like to know by Friday."],
    ['Is Oslo north of Rome?', 'Is Oslo north of Rome? I was wondering about that this morning.'],
  ],
  leaves: [
    'Is it raining now?',
    'Who won?',
    'I locked myself out of my flat. Should I ring my sister?',
    'The tide is coming in. Can I swim?',
    'The diver has been at the wreck for forty minutes and wants to surface. Is that safe?',
    'My aunt has fainted. Is it right to lift her?',
    'A child has swallowed a magnet. Must she go to hospital at once?',
  ],
  *propose(doc) {
    if (!questionStart(doc, { reported: false }) || !doc.text.includes('?')) return;
    const end = doc.text.trimEnd().length;
    for (const closing of closings(doc)) yield { edits: [{ start: end, end, text: ` ${closing}` }] };
  },
};

function closings(doc: Doc): readonly string[] {
  if (isUrgent(doc)) return [];
  if (doc.sentences.length > 1)
    return isUnderWay(doc) || isPressing(doc)
      ? []
      : isPersonal(doc) && !matches(doc, SUPPOSED)
        ? [...OWN, ...BY_FRIDAY]
        : OWN;
  if (isPersonal(doc) || isAddressed(doc) || isOfOnesOwn(doc)) return OWN;
  if (!isOfGeneralInterest(doc)) return [...OWN, ...REPORTED];
  return [...OWN, ...REPORTED, ...OF_ALL, ...(isOfFact(doc) ? OF_A_QUIZ : [])];
}
