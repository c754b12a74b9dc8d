import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isLukewarm } from '../lukewarm.js';
import { addresses, isSoleStatement } from '../stance.js';

/** What a thing does that one was asked about: it tastes, fits or turned out so. */
const SHOWS = /^(?:taste|smell|look|sound|feel|fit|work|turn|do|seem|cost|take|come|run|last|go|have|arrive)$/u;
/** What nobody tells so lightly. */
const LOST =
  /^(?:burn|flood|collapse|crash|die|explode|sink|vanish|disappear|close|end|miss|need|mean|matter|remind)$/u;
/** What has a mood, an answer or a lead-in of its own. */
const OWN_MOOD =
  /\b(?:medium|passable|acceptable)\b|\bof (?:medium|average|ordinary|normal|moderate|standard|good|poor|high|low)\b|[!?:;"“”]|\b(?:well|(?<!so-)so(?!-so)|such|again|now|just|finally|gone|sorry|please|died|dead|buried|lost|stolen|broken into|tomorrow|tonight|at (?:noon|midnight|[a-zà-ž]+ o'clock|\d+)|number|password|code|was (?:on|in|by|at|under|near|next)|is (?:back|away|due|off|out|over|free|ready|late|in|on|at|from|by|behind|under|next|opposite|between|near|over|yours|mine|his|hers)|are (?:in|on|at|from|by|behind|under|next|opposite|between|near))\b|[😀-🙏❤💔🎉🥳🤬]/iu;

export const well: Rule = {
  about: 'Whoever tells how bad a thing was begins as one who was asked: “Well, the hostel was filthy”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The hostel was filthy', 'Well, the hostel was filthy'],
    ['The haircut turned out terribly', 'Well, the haircut turned out terribly'],
  ],
  leaves: [
    'The keys are on the hook',
    'The hostel is on fire!',
    'Our cat died',
    'My sister is basic, and you know it',
    'I am basic',
    'The hostel is basic',
    'The steak was medium',
    'The hostel was ordinary',
    'The haircut turned out all right',
    'The moon took our breath away',
    'The hostel was not bad',
    'The lessee left.',
    'The hostel was basic, so we left',
  ],
  onlyIf: all(isMessage, isSoleStatement),
  *propose(doc) {
    if (!/^(?:the|our|my)\b/iu.test(doc.text) || matches(doc, OWN_MOOD) || doc.tokens.length > 14) return;
    if (addresses(doc) && !/\byou['’]d expect$/iu.test(doc.text)) return;
    const [clause, second] = doc.clauses;
    if (clause && !second && tellsHow(doc, clause) && complains(doc)) yield* eachInFront(doc, ['Well,']);
  },
};

function tellsHow({ tokens }: Doc, { start, subject, copular, verb, tense, auxiliaries }: Clause): boolean {
  if (start !== tokens[0]?.start || subject.person !== 3 || tense !== 'past') return false;
  if (copular) return true;
  if (auxiliaries.length > 0 || LOST.test(verb.lemma)) return false;
  return SHOWS.test(verb.lemma);
}

/** `Well` before what is good or middling would sound grudging. */
function complains(doc: Doc): boolean {
  if (!speaksIll(doc) || isLukewarm(doc) || /\bnot (?:too |so |half )?bad\b|\bquiet\b/iu.test(doc.text)) return false;
  return doc.tokens.every(({ lower }) => polarityOf(lower) !== 'positive');
}
