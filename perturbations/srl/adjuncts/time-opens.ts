import type { Rule, Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';
import { endFirst } from './end-first.js';

const NUMBER = '(?:a|an|one|two|three|four|five|six|ten|a few|several)';
/** Times that say when all of it was so, and are said in front as well as at the end. */
const TIME = new RegExp(
  `^(?:(?:right )?in the middle of (?:(?:the|my|our|a|an) [a-z]+(?: [a-z]+)?|(?:baking|cooking|printing|recording|loading|streaming|watching|writing|filming|moving) (?:the|my|our|a|an) [a-z]+(?: [a-z]+)?)|(?:halfway|midway) through (?:the|my|our) [a-z]+(?: [a-z]+)?|by (?:lunchtime|midday|teatime|bedtime|the end of the (?:day|week|night|month|first act|meal))|for the first time in (?:days|weeks|months|years|ages|${NUMBER} (?:days|weeks|months|years)|a (?:week|month|year|long time|while))|all (?:weekend|week|day|night|morning|afternoon|evening|summer|winter)|within ${NUMBER} (?:hours?|days?|weeks?|months?|minutes?)|on day (?:one|two|three)|during (?:the|my|our) (?:[a-z]+ )?(?:interview|exam|match|final|rehearsal|concert|speech|ceremony|storm|flight|meeting|lecture|interval|encore|wedding|presentation))$`,
  'u',
);

export const timeOpens: Rule = {
  about:
    'A time that closes a message comes first: “My laptop died in the middle of the exam” → “In the middle of the exam, my laptop died”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My pen leaked in the middle of the test 😭', 'In the middle of the test, my pen leaked 😭'],
    ['I slept like a log for the first time in weeks', 'For the first time in weeks, I slept like a log'],
    ['The tap dripped cold water all weekend', 'All weekend, the tap dripped cold water'],
    ['The zip broke within a month', 'Within a month, the zip broke'],
  ],
  leaves: [
    'The pen is in the middle of the desk',
    'I love sleeping all day',
    'I want to sleep all day',
    'It rained all weekend',
    'The test starts in the middle of the week',
    'I think the pen leaked all night',
    "I didn't sleep all night",
    'My pen leaked, and I cried all day',
    'Our house is in the middle of the village',
    'I parked in the middle of the road',
    'The tap drips all night',
    'My uncle spoilt the dance by arguing all night',
    'The torch dies by bedtime',
  ],
  words: () => ['middle', 'through', 'by', 'time', 'all', 'within', 'day', 'during'],
  *propose(doc) {
    if (doc.sentences.length > 1) return;
    for (const stated of statedSentences(doc)) {
      const { words, clauses } = stated;
      const [clause, second] = clauses;
      if (!clause || second || words.length > 16 || clause.negation || clause.copular) continue;
      const at = words.findIndex(
        (_, place) => place > 2 && words.length - place < 9 && TIME.test(lowered(words.slice(place))),
      );
      const [before, time] = [words[at - 1], words[at]];
      if (!before || !time || words.slice(0, at).some(bars)) continue;
      const { verb, subject } = clause;
      if (
        OTHERWISE.test(verb.lemma) ||
        /^(?:there|it|this|that|these|those|you|he|she|they)$/u.test(subject.text.toLowerCase())
      )
        continue;
      if (/^(?:all|by)$/u.test(time.lower) && clause.tense === 'present' && clause.auxiliaries.length === 0) continue; // a habit
      if (time.lower === 'all' && before.start < verb.end && subject.kind === 'pronoun') continue; // `I cried all day`
      if (/^in$|^right$/u.test(time.lower) && (PLACED.test(verb.lemma) || NOWHERE.test(lowered(words.slice(at)))))
        continue;
      yield { edits: endFirst(doc, stated, before, time) };
    }
  },
};

/** The middle of a place is no time. */
const NOWHERE =
  /\b(?:road|street|room|city|town|village|desk|table|floor|lake|field|forest|woods|garden|park|pool|sea|ocean|river|square|aisle|bed|sofa|page|map|screen|circle|crowd|queue|line|nowhere|desert|stage|pitch|court|lane|week)\b/u;
const PLACED = /^(?:park|stand|sit|stop|land|place|put|live|find|lie|drop|hang|lose|leave|stick|build|grow)$/u;
const OTHERWISE =
  /^(?:love|hate|like|enjoy|prefer|want|need|hope|plan|promise|expect|remember|know|think|believe|guess|say|tell|hear|dread|regret|miss|mean|wish|recommend|suggest|book|schedule|start|begin|open|close|end|finish|leave|keep|try|be|ask|have|feel|look|seem|stay|last|continue|take|spend|wait)$/u;

function bars({ text, lower, pos, kind }: Token): boolean {
  return (
    text === ',' ||
    kind === 'emoji' ||
    pos === 'CCONJ' ||
    pos === 'SCONJ' ||
    /^(?:to|about|that|which|who|when|if|because|than|what|how|where|until|only|just|so|such|for|while|by|without|from)$/u.test(
      lower,
    )
  );
}
