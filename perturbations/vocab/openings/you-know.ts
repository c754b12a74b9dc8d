import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isInformation } from '../information.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { addresses, hasOpinion, judges, opensWithClause, opensWithStatement } from '../stance.js';

/** What is told as news or in a hurry, and what has a lead-in or mood of its own. */
const NO_MUSING =
  /[!?:;,"“”\d]|[😭💔😡😠🎉🥳]|\b(?:just|finally|guess|might as well|sorry|you|now|again|yesterday|tonight|scan|proud|grandm[a-zà-ž]*|nan|died|roughly|nothing special|neither|unremarkable|middling|so-so|average|typical|regular|usual|ordinary|standard|normal|common|plain|medium|quiet|broken-hearted|heartbroken|devastated|put [a-zà-ž]+(?: [a-zà-ž]+)* to sleep|in an hour|make it to|spare)\b|^(?:i|we)(?:['’]ve| have)? (?:got|passed|failed|lost|missed|found|won|dropped|bought|booked|left|need|have)\b/iu;

export const youKnow: Rule = {
  about:
    'A thought is led into, as people muse: “You know, I might take the stairs today”, “I mean, the pillows were lumpy”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This bakery has the kindest staff', 'You know, this bakery has the kindest staff'],
    ['The pillows were lumpy', 'I mean, the pillows were lumpy'],
    ['I might take the tram today', 'You know, I might take the tram today'],
  ],
  leaves: [
    'You were late',
    'Our cat died',
    'I just sold my van',
    'She sold the van',
    'The patient slept well.',
    'Best day ever',
  ],
  onlyIf: all(isMessage, isOneSentence, opensWithStatement, opensWithClause),
  *propose(doc) {
    if (addresses(doc) || doc.tokens.length > 18) return;
    if (matches(doc, NO_MUSING)) return;
    if (!isInformation(doc) && !(judges(doc) && isLukewarm(doc))) yield* opened(doc, openings(doc));
  },
};

/** `I’m curious`, `I love it`: no report of what goes on. */
function isOfMind({ copular, rest, tense, verb }: Clause): boolean {
  if (tense === 'past') return false;
  return copular
    ? rest.tokens.find(({ pos }) => pos !== 'ADV' && pos !== 'DET')?.pos === 'ADJ'
    : /^(?:love|like|prefer|enjoy|hate|wonder)$/u.test(verb.lemma);
}

function openings(doc: Doc): readonly string[] {
  const {
    clauses: [clause],
    text,
  } = doc;
  if (!clause) return [];
  if (clause.subject.person === 1)
    return clause.tense === 'modal' ||
      clause.tense === 'future' ||
      (clause.negation && clause.tense !== 'past') ||
      isOfMind(clause)
      ? ['You know,']
      : [];
  if (!/^(?:the|this|these|that|it|some)\b/iu.test(text) || (!clause.copular && !matches(doc, JUDGED))) return [];
  const mean = speaksIll(doc) || matches(doc, OUTSPOKEN) ? ['I mean,'] : []; // nobody explains that it was warm
  return clause.tense === 'past' || clause.negation || !hasOpinion(doc) ? mean : [...mean, 'You know,'];
}

/** What one calls a thing when one has a point to make. */
const OUTSPOKEN =
  /\b(?:blast|paradise|angels?|masterpiece|money pit|joke|disaster|nightmare|dream|legend|divine|superb|perfect|gorgeous|brilliant|fantastic|incredible|amazing)\b/iu;

/** Said of a thing without `be`: it does, makes or has something that one likes or not. */
const JUDGED =
  /\b(?:has the|makes?|made|does|did|had|smells?|smelled|tastes?|tasted|looks?|looked|sounds?|sounded|feels?|felt|works?|worked|played|sang|liked|ruined|took|takes|lasts?|lasted)\b/iu;
