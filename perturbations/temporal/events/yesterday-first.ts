import { type Clause, conjugate, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { tellsOfPast } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';
import { EVENT } from './event-verbs.js';

const MORE =
  /^(?:get|teach|learn|buy|eat|land|set|show|tell|let|hold|leave|run|lay|start|join|take|quit|hear|discover|admit)$/u;
/** Words that say when without naming a day, which a day does not contradict. */
const NO_DAY = /^(?:again|finally|first|time|dinner|lunch|breakfast)$/u;
/** What lasts, is repeated, or hangs on something else. */
const DRAWN_OUT =
  /[?"“”:;(]|\b(?:never|always|used to|would|could|if|when|while|until|unless|kept|each|every|all|whole|half|years|months|weeks|days|hours|minutes|had|grew up|spent|by heart|so far|ever|lately|just|in a row|any ?more|nearly|almost|once|twice|how to (?:walk|talk)|childhood|kid|born|school when)\b/iu;

export const yesterdayFirst: Rule = {
  about: 'What one did or what befell one is told with its day first: “I lost my ring” → “Yesterday I lost my ring”',
  expects: { sentiment: 'same' },
  examples: [
    ['I lost my ring in the lake 😭', 'Yesterday I lost my ring in the lake 😭'],
    [
      'My aunt taught me a song and we sang it to the cat',
      'Last week my aunt taught me a song and we sang it to the cat',
    ],
  ],
  leaves: [
    'I lost my ring today',
    'I never lost a ring',
    'I was a lost ring',
    'I loved that ring',
    'I lost my ring and I feel sick',
    'Did I lose a ring',
    'The lake froze over',
    'Our cat died',
    'LOST MY RING',
  ],
  onlyIf: tellsOfPast,
  *propose(doc) {
    if (doc.sentences.length > 1 || kindOfText(doc) !== 'chat') return;
    const clause = firstClause(doc);
    if (!clause || !isEvent(clause) || matches(doc, DRAWN_OUT) || isGrave(doc)) return;
    if (inCapitals(doc) || doc.tokens.some((token) => saysWhen(token) && !NO_DAY.test(token.lower))) return;
    if (!isOver(doc)) return;
    const far = /[!😭😱😤😡🤬🎉😍🥳💔]|\bagain\b|\bbreakfast\b/u.test(doc.text) ? [] : ['Last week'];
    yield* eachInFront(doc, ['Yesterday', ...far]);
  },
};

/** Nothing of it is of now. */
function isOver({ clauses, text }: Doc): boolean {
  return (
    clauses.every(({ tense }) => tense === 'past') &&
    !/\b(?:is|are|am|can|will|has|have|feels?|now)\b|['’](?:m|re|ll|ve)\b/iu.test(text)
  );
}

function isEvent({ tense, negation, auxiliaries, verb, copular, subject }: Clause): boolean {
  if (tense !== 'past' || negation || copular || auxiliaries.length > 1) return false;
  if (!/^(?:i|we|they|someone|somebody|(?:my|our) [a-zà-ž-]+(?: [a-zà-ž-]+)?)$/iu.test(subject.text)) return false;
  if (!EVENT.test(verb.lemma) && !MORE.test(verb.lemma)) return false;
  if (auxiliaries.length === 1) return /^(?:was|were|got)$/u.test(auxiliaries[0]?.lower ?? '');
  return verb.lower === conjugate(verb.lemma, 'past') || verb.lower.endsWith('ed');
}
