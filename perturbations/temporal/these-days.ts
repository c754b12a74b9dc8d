import type { Clause, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause } from './first-clause.js';
import { isLastingFeeling } from './lasting-feeling.js';
import { presentMood } from './mood.js';
import { kindOf } from './noun-kinds.js';

const LASTING =
  /^(?:working|learning|planning|struggling|living|focusing|studying|training|feeling|thinking|loving|enjoying)$/u;

/** What changes by the day or the hour. */
const OF_THE_DAY = /\b(?:weather|sky|forecast|queue|line|view|situation|scenery)\b/iu;

export const theseDays: Rule = {
  about: 'Says that what the text tells in the present has become so',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm learning to bake bread", "These days, I'm learning to bake bread"],
    ['The buses are so crowded', 'Nowadays, the buses are so crowded'],
  ],
  leaves: [
    "I'm eating a sandwich",
    "I'm not sure about this",
    'This novel is dull',
    'I hate the new logo',
    'The weather is perfect for kites',
    'I hate waiting in line',
    "I'm so thankful to the man who found my dog",
    "I'm so nervous about the interview",
    "I'm worried about my uncle's operation",
    'The soup was cold',
    'The recipe serves four',
    'The weather is bad and I forgot my hat',
    'We are thinking of painting the fence',
  ],
  *propose(doc) {
    const mood = presentMood(doc);
    const clause = firstClause(doc);
    if (
      !mood ||
      mood === 'doubt' ||
      mood === 'opinion' ||
      !clause ||
      doc.tokens.some(({ lower }) => /^(?:this|that|these|those|it|there)$/u.test(lower))
    )
      return;
    if (doc.clauses.some(({ tense }) => tense !== 'present')) return;
    if (mood === 'condition' && OF_THE_DAY.test(clause.subject.text)) return;
    if (mood === 'doing' && !LASTING.test(clause.verb.lower)) return;
    if (mood === 'habit' && !isOfSomebody(clause)) return;
    if (
      mood === 'feeling' &&
      (!isLastingFeeling(clause) || /\b(?:about|with|at|by) (?:my|the|our|his|her)\b/iu.test(doc.text))
    )
      return;
    if (doc.tokens.some(({ lower }) => /^(?:new|nervous|grateful|thankful|happy)$/u.test(lower))) return;
    if (/\b(?:trying to decide|thinking (?:of|about))\b/iu.test(doc.text)) return;
    yield* eachInFront(
      doc,
      mood === 'condition'
        ? ['These days,', 'Nowadays,']
        : mood === 'habit'
          ? ['These days,', 'This year,', 'At present,']
          : ['These days,'],
    );
  },
};

/** People, and places and things run by people: a recipe serves four for ever. */
function isOfSomebody({ subject }: Clause): boolean {
  return (
    subject.kind !== 'common' ||
    subject.animacy === 'person' ||
    /^(?:changing|meal|visit|software|stay)$/u.test(kindOf(subject.head.lower) ?? '')
  );
}
