import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isNews } from '../../person/news.js';
import { opened } from '../opened.js';
import { hasOpinion, opensWithStatement } from '../stance.js';

const SHALL = /\bshall\b|["”] means\b/iu;
/** What one is told so as to go by it: a rule, an hour, a place, what there is. */
const TO_GO_BY =
  /\b(?:must|should|can|will|needs? to|has to|have to|is due|are due|(?:is|are) (?:now )?(?:open|closed|available|provided|required|held|shut|reached|treated|in force|payable|for members)|opens? (?:at|on)|closes? (?:at|on)|takes? place (?:on|at|in)|(?:is|are) planned for|rehearses|begins? (?:at|on)|runs? (?:every|until)|check-in|has moved|have moved|(?:is|are) (?:now )?on the (?:noticeboard|notice board|website|intranet))\b/iu;
/** Whom one will not find at their desk. */
/** What was moved is where or when it is now. */
const MOVED =
  /^The (?:match|game|meeting|lecture|class|rehearsal|service|session|concert|hearing|final|race|course|exam) (?:was|has been) moved (?:from|to|forward|back)\b[^!?]*$/u;
const AWAY =
  /^(?:i|we) (?:will|shall) be (?:out of (?:the )?office|away from (?:the|my|our) (?:office|desk)|on leave|closed)\b[^!?]*$/iu;
/** Those who are bound by the words of a contract are not asked to note them. */
const OF_PARTIES =
  /\b(?:provided that|partners?|part(?:y|ies)|suppliers?|buyers?|sellers?|lenders?|borrowers?|warrants?|undertakes?|in writing)\b/iu;
/** What a paper or a guest tells, be it of hours. */
const OF_PAPERS =
  /\b(?:than (?:before|it was|last|usual)|changed hands|will vote|voted|analysts|economists|residents (?:have|say|fear|are)|campaigners|percent|election|minister|central bank|roughly|about the same)\b/iu;
const TOLD =
  /\b(?:i|he|she|you know|my|claims?|says?|said|fear|warn|hopes?|patients?|happy|delighted|grateful|pleased)\b|[?!]|\p{Extended_Pictographic}/iu;

/** What asks to be noted as it is. */
const ASKED_ALREADY =
  /\b(?:is|are) (?:[a-zà-ž]+ly )?(?:reminded|advised|informed|notified|warned|asked|requested|urged|invited)\b/iu;

export const pleaseNote: Rule = {
  about: 'A notice or a rule asks to be noted: “The lift is closed …” → “Please note that the lift is closed …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The south gate will be closed on Friday from noon.',
      'Please note that the south gate will be closed on Friday from noon.',
    ],
    ['I will be out of the office until Monday.', 'Please note that I will be out of the office until Monday.'],
    ['The library is open until nine', 'Please note that the library is open until nine'],
  ],
  leaves: [
    'The lessee shall paint the door.',
    'My lift is closed',
    'Residents are reminded that the lift will be closed on Friday from noon.',
    'The will was signed on the ninth in the presence of two friends.',
    'The lift is ugly and should go',
    'Will the lift be closed?',
    'Please note that the lift is closed.',
    'Drought has cut the harvest by half, and millers say they will have to raise their prices.',
    'Each partner may see the books at any time, provided that the others are told.',
    'You can see the sea from the lift',
    'The hall shows sixty prints of lifts and is open until the end of June.',
    'The council will vote on the lift on Monday. Two hundred residents have written since the plans were shown.',
    'The lift has changed hands and now closes at four. It is slower than before.',
  ],
  *propose(doc) {
    if (matches(doc, AWAY) || (matches(doc, MOVED) && !matches(doc, TOLD) && !hasOpinion(doc)))
      yield* eachInFront(doc, ['Please note that']);
    if (!isForReaders(doc)) return;
    yield* /^(?:under|on|in|from|at|for) /iu.test(doc.text)
      ? eachInFront(doc, ['Please note that'])
      : opened(doc, ['Please note that']);
  },
};

function isForReaders(doc: Doc): boolean {
  if (!opensWithStatement(doc) || !/^\s*\p{Lu}/u.test(doc.text) || hasOpinion(doc)) return false;
  // What is told first is what is to be noted; an hour given beside it is not.
  const [first = ''] = (doc.sentences[0]?.text ?? '').split(
    / and (?=(?:now )?(?:is|are|was|will|can|closes|opens|must|may)\b)/u,
  );
  const [clause] = doc.clauses;
  if (clause?.tense === 'past' && clause.sentence.index === 0 && clause.start === 0) return false;
  if (
    matches(doc, SHALL) ||
    matches(doc, OF_PARTIES) ||
    isNews(doc) ||
    matches(doc, OF_PAPERS) ||
    matches(doc, TOLD) ||
    ASKED_ALREADY.test(first) ||
    !(TO_GO_BY.test(first) || /\bmay\b/u.test(first))
  )
    return false;
  if (/^(?:reminder|looking|update|notice|note)\b/iu.test(first)) return false;
  const kind = kindOfText(doc);
  if (kind === 'chat') return /^the\s.*\b(?:open|closed?|opens|closes|will be)\b/iu.test(first);
  return kind === 'notice';
}
