import type { Doc, Rule } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const DAYS = ['yesterday', 'this morning', 'today'];
const EVENTS =
  /^(?:get|lose|win|book|drop|break|fix|finish|adopt|find|crash|buy|fail|pass|charge|complete|receive|miss|spill|burn|sell|order|cancel|meet|run|fall|hit|leave|forget|paint|bake|cook|clean|plant|try|die|flood|steal|hear|see|visit|watch|have)$/u;

export const beforeAnd: Rule = {
  about: 'Dates the event that comes before “and”',
  expects: { sentiment: 'same' },
  examples: [
    ["I lost my scarf and I'm so sad 😢", "I lost my scarf yesterday and I'm so sad 😢"],
    ["I finally fixed the gate and it's perfect!", "I finally fixed the gate this morning and it's perfect!"],
    ["We just got a parrot and it's loud", "We just got a parrot this morning and it's loud"],
  ],
  leaves: [
    'I lost my scarf and my hat',
    'I lost my scarf yesterday and I am sad',
    'I lost weight and now I run',
    'I had doubts and they were right',
    'I am tired and it is late',
    'I lost my scarf',
  ],
  words: () => ['and', 'but'],
  *propose(doc) {
    const and = andAfterEvent(doc);
    if (!and || inCapitals(doc) || isOfficial(doc)) return;
    const just = doc.tokens.some(({ lower }) => lower === 'just');
    for (const day of DAYS)
      if (!just || /^th?is|^today|^this/u.test(day)) yield { edits: [{ start: and, end: and, text: ` ${day}` }] };
  },
};

/** Where the first clause ends, if it tells of an event of a day and another clause, with its own subject, is of now. */
function andAfterEvent(doc: Doc): number | undefined {
  const clause = firstClause(doc);
  if (clause?.tense !== 'past' || clause.copular || doc.sentences.length > 1 || !EVENTS.test(clause.verb.lemma))
    return undefined;
  if (
    !/^(?:i|we|my|our)\b/iu.test(clause.subject.text) ||
    clause.negation ||
    clause.auxiliaries.some(({ lemma }) => lemma === 'have')
  )
    return undefined;
  const { tokens } = doc;
  const and = tokens.findIndex(({ lower, index }) => /^(?:and|but)$/u.test(lower) && index > clause.verb.index + 1);
  const [subject, verb] = [tokens[and + 1], tokens[and + 2]];
  const last = tokens[and - 1];
  if (!subject || !verb || !last || last.kind !== 'word' || !/^(?:NOUN|PROPN|ADV|PRON)$/u.test(last.pos))
    return undefined;
  if (
    !/^(?:i|it|he|she|we|they)$/u.test(subject.lower) ||
    !/^(?:['’](?:m|s|re)|am|is|are|feels?|can|don|do|does|rides|looks|smells|tastes|works|makes|fits)/u.test(verb.lower)
  )
    return undefined;
  const told = tokens.slice(clause.verb.index + 1, and);
  if (
    tokens.some((token) => saysWhen(token) && (token.index < and ? token.lower !== 'finally' : token.lower !== 'ever'))
  )
    return undefined;
  if (
    clause.verb.lemma === 'have' &&
    !/^(?:an?|the) (?:[a-zà-ž]+ )?(?:flight|crash|fall|fight|argument|accident|meeting|interview|exam|massage|haircut)$/iu.test(
      told.map(({ text }) => text).join(' '),
    )
  )
    return undefined;
  return told.some(
    ({ pos, lower, text }) =>
      pos === 'VERB' ||
      pos === 'AUX' ||
      pos === 'SCONJ' ||
      text === ',' ||
      /^(?:weight|to|that|who|which|i|we|he|she|they|rid)$/u.test(lower),
  )
    ? undefined
    : last.end;
}
