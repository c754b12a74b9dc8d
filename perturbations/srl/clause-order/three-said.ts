import { type Doc, lowerOpening, type Rule } from '../../../src/plugin.js';
import { type Stated, statedSentences } from '../stated.js';
import { exchange } from './predicates.js';
import { type Parts, threeParts } from './three-parts.js';

export const threeSaid: Rule = {
  about: 'Of three states in a row, the first two change places: “She is weak, has lost weight and feels faint”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She is weak, has lost weight and feels faint.', 'She has lost weight, is weak and feels faint.'],
    ['Eating well, sleeping well, and proud of her scar.', 'Sleeping well, eating well, and proud of her scar.'],
  ],
  leaves: [
    'She came in, painted the fence and fed the hens',
    'She mended the gate, painted the fence and fed the hens',
    'She mended the gate, then painted the fence and fed the hens',
    'She mended the gate, painted it and fed the hens',
    'She mended the gate, painted the fence and the shed',
    'I have stains, I have tears',
    'She took the gate, painted the fence and left',
    'The soup was cold, the waiter was rude, and he left',
  ],
  words: () => ['and'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const parts = threeParts(stated.words);
      const edits = parts && (states(doc, stated, parts) ?? doings(doc, parts));
      if (edits) yield { edits };
    }
  },
};

const NOW = /^(?:is|are|has|have|can|feel|feels|seem|seems|want|wants|need|needs|know|knows|take|takes)$/u;

/** `She can't sleep, has lost weight and feels faint`: how somebody is; `he is walking well, sleeping well and …` */
function states(doc: Doc, { clauses: [clause] }: Stated, [first, second, third]: Parts) {
  const [next, after, last] = [second[0], second[1], third[0]];
  if (!clause || !next || !after || !last || doc.text.slice(clause.subject.end, clause.finite.start).trim() !== '')
    return undefined;
  const going = /^(?:is|are)$/u.test(clause.finite.lower) && /[a-z]ing$/u.test(clause.verb.lower);
  if (
    going &&
    /[a-z]ing$/u.test(next.lower) &&
    next.pos === 'VERB' &&
    !clause.negation &&
    /^(?:VERB|ADJ)$/u.test(last.pos)
  )
    return exchange(
      doc,
      first.filter(({ start }) => start >= clause.verb.start),
      second,
      false,
    );
  const states = [clause.finite, next, last].every(({ lower }) => NOW.test(lower) || lower === 'ca');
  if (!states || going || second.some(({ lower }) => lower === 'to')) return undefined;
  return exchange(
    doc,
    first.filter(({ start }) => start >= clause.finite.start),
    second,
    false,
  );
}

/** `Eating well, sleeping well, and …` */
function doings(doc: Doc, [first, second]: Parts) {
  const [one, two] = [first[0], second[0]];
  if (
    !one ||
    !two ||
    ![one, two].every(({ lower }) => /[^aeiou]ing$/u.test(lower)) ||
    first.length > 4 ||
    second.length > 4
  )
    return undefined;
  return lowerOpening(two) === two.text ? exchange(doc, first, second, true) : undefined;
}
