import type { Doc, Rule } from '../../src/plugin.js';
import { exchange, isPresent, isTied } from './predicates.js';
import { type Stated, statedSentences } from './stated.js';

export const predicatePairSwapped: Rule = {
  about: 'Two lasting things said of one subject change places: “My aunt teaches maths and plays the cello”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My aunt teaches maths and plays the cello', 'My aunt plays the cello and teaches maths'],
    ['My landlord is rude and ignores every call', 'My landlord ignores every call and is rude'],
  ],
  leaves: [
    'He eats a lot and sleeps badly',
    'She takes the cup and drinks',
    'She teaches maths and she plays the cello',
    'She has a cello and plays it',
    'She taught maths and played the cello',
    'It is a hostel with bikes in the yard. Towels are two euros.',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edits = swapped(doc, stated);
      if (edits) yield { edits };
    }
  },
};

/** Verbs of how things are, which no order ties. */
const STATE =
  /^(?:live|work|have|own|teach|play|speak|study|love|hate|smell|taste|sound|cost|weigh|check|wear|drink|take|contain|include|offer|sell|need|look|belong|lack|deserve|prefer|collect|keep|feel|fit|take)$/u;

/** What follows from how something is. */
const FOLLOWS = /^(?:keep|make|get|help|let|mean|deserve|leave|need|take|come|go|open|start|seem)$/u;

function isPlural(be: string, verb: string, lemma: string): boolean {
  return be === 'are' && verb === lemma;
}

function swapped(doc: Doc, { words, clauses, last }: Stated) {
  const [clause, second] = clauses;
  const at = words.findIndex(({ lower }) => lower === 'and');
  const verb = words[at + 1];
  if (
    at < 1 ||
    !clause ||
    second ||
    !verb ||
    clause.negation ||
    clause.auxiliaries.length > 0 ||
    words.some(({ text }) => text === ',')
  )
    return undefined;
  const judged =
    (/^(?:is|are)$/u.test(clause.verb.lower) &&
      words.slice(0, at).filter(({ start }) => start > clause.verb.start).length === 1) ||
    (/^(?:is|are)$/u.test(clause.verb.lower) && /^(?:has|have)$/u.test(verb.lower));
  if (
    judged
      ? (!isPresent(verb) && !isPlural(clause.verb.lower, verb.lower, verb.lemma)) || FOLLOWS.test(verb.lemma)
      : !isPresent(clause.verb) || !isPresent(verb) || !STATE.test(clause.verb.lemma) || !STATE.test(verb.lemma)
  )
    return undefined;
  const said = words.slice(0, at).filter(({ start }) => start >= clause.verb.start);
  const more = words.filter(({ index }) => index >= verb.index && index <= last.index);
  return said.length < 2 ||
    more.length < 2 ||
    isTied(said) ||
    isTied(more) ||
    more.some(({ lower }) => /^(?:it|its|their)$/u.test(lower))
    ? undefined
    : exchange(doc, said, more, false);
}
