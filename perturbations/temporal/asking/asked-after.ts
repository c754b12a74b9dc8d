import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOfFact, isOfGeneralInterest, isOfOnesOwn } from '../../around/general-interest.js';
import { isAddressed, isPersonal, questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';

const OWN = ['I was wondering about that this morning.'];
const REPORTED = ['Someone asked me that yesterday.', 'A friend asked me that last night.'];
const OF_ALL = ['I read this question in a magazine last week.'];
const OF_A_QUIZ = ["It came up at last night's quiz."];
/** After a set-up, which may be the speaker's own. */
const AFTER_TOLD = [...OWN, "I'd like to know by Friday."];
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
    'The tide is coming in. Can I swim?',
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
  if (matches(doc, URGENT)) return [];
  if (doc.sentences.length > 1)
    return isUnderWay(doc) ? [] : matches(doc, SUPPOSED) ? OWN : matches(doc, PRESSING) ? [] : AFTER_TOLD;
  if (isPersonal(doc) || isAddressed(doc) || isOfOnesOwn(doc)) return OWN;
  if (!isOfGeneralInterest(doc)) return [...OWN, ...REPORTED];
  return [...OWN, ...REPORTED, ...OF_ALL, ...(isOfFact(doc) ? OF_A_QUIZ : [])];
}

/** What cannot wait, and was not wondered about at leisure. */
const URGENT =
  /\b(?:faint(?:ed|ing)|chok(?:e|ing)|bleed(?:s|ing)?|unconscious|collapsed|seizure|poison\p{L}*|overdose|emergency|ambulance|911|999|112|stung|bitten|on fire|burn(?:t|ed|ing)?|smells? (?:of )?gas|gas leak|bleach|ammonia|fever|chest pains?|stiff neck|can['’]t (?:breathe|swallow|wake)|(?:swelling|swollen)|numb)\b/iu;

/** Of a case that is told: help is needed sooner than by Friday. */
const PRESSING =
  /\b(?:at once|immediately|straight ?away|right away|without delay|urgent(?:ly)?|swallow(?:s|ed|ing)?|breath(?:e|es|ing|less)?|fire|flames|smoke|hospital|rescue[ds]?|drown(?:s|ed|ing)?|call (?:for help|the police)|pulse|wounds?|allerg\p{L}+|blood|vomit(?:s|ed|ing)?|pass(?:es|ed) out|stroke|heart attack)\b/iu;

/** What happens as it is asked was not wondered about this morning, and cannot wait: `The tide's coming in.` */
function isUnderWay({ sentences, text }: Doc): boolean {
  const told = text.slice(0, sentences.at(-1)?.start ?? 0);
  return /(?:\b(?:is|are|am)|['’](?:s|re|m)) \p{L}+ing\b|\balready\b|\bat the (?:party|door|moment)\b/iu.test(told);
}
