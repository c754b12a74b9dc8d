import { type Doc, lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { exchange, isPresent, isTied } from './predicates.js';
import { type Stated, statedSentences } from './stated.js';

export const predicatesSwapped: Rule = {
  about:
    'Of three things said of one subject, the first two change places: “It folds flat, fits the boot and weighs nothing”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'It folds flat, fits behind the sofa, and weighs nothing.',
      'It fits behind the sofa, folds flat, and weighs nothing.',
    ],
    ["It's quiet, it cleans well, and the bag is cheap", "It cleans well, it's quiet, and the bag is cheap"],
    [
      'The rooms are dark, the beds are hard and the staff are rude.',
      'The beds are hard, the rooms are dark and the staff are rude.',
    ],
  ],
  leaves: [
    'It fell, broke in two and rolled away',
    'It folds flat, then fits behind the sofa, and weighs nothing',
    'He eats a lot, sleeps badly and it shows',
    'Soup was cold, the bus was late, and the beds were hard',
    'The bus was late, soup was cold and the beds were hard',
    'It folds flat and fits behind the sofa',
    'The rooms are dark, the beds are hard',
    'It works well, the handle stays cool, and the lid fits',
    'The rooms are dark, they are cold and the staff are rude',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edits = verbsSwapped(doc, stated) ?? clausesSwapped(doc, stated);
      if (edits) yield { edits };
    }
  },
};

/** The parts between the commas, the last of which `and` opens or splits. */
function parts(words: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [one, two, more] = commas;
  if (one === undefined || more !== undefined) return undefined;
  const tail = words.slice(one + 1);
  const and = two === undefined ? tail.findIndex(({ lower }) => lower === 'and') : two - one - 1;
  if (and < 1 || (two !== undefined && words[two + 1]?.lower !== 'and')) return undefined;
  return [words.slice(0, one), tail.slice(0, and), tail.slice(and + (two === undefined ? 1 : 2))];
}

/** `It folds flat, fits the boot`: three verbs in the present, one subject. */
function verbsSwapped(doc: Doc, { words, clauses }: Stated) {
  const [first, second, third] = parts(words) ?? [];
  const [clause] = clauses;
  const verb = second?.[0];
  if (
    !first ||
    !second ||
    !third?.[0] ||
    !clause ||
    !verb ||
    clause.tense !== 'present' ||
    clause.negation ||
    clause.auxiliaries.length > 0
  )
    return undefined;
  if (!isPresent(clause.verb) || !isPresent(verb) || !/^(?:VERB|AUX)$/u.test(third[0].pos)) return undefined;
  const said = first.filter(({ start }) => start >= clause.verb.start);
  return said.length < 2 || second.length < 2 || isTied(said) || isTied(second)
    ? undefined
    : exchange(doc, said, second, false);
}

/** Three clauses on how things are. */
function clausesSwapped(doc: Doc, { words, clauses }: Stated) {
  const [first, second, third] = parts(words) ?? [];
  const [one, two, three] = clauses;
  if (!first || !second || !third || !one || !two || !three || isTied(first) || isTied(second)) return undefined;
  if (two.start !== second[0]?.start || three.start !== third[0]?.start || one.tense !== two.tense) return undefined;
  if (!(one.copular && two.copular) && one.tense !== 'present') return undefined;
  const again = second[0].lower === 'it';
  if (again !== (first[0]?.lower === 'it')) return undefined;
  if (
    first[0] &&
    /^(?:NOUN|ADJ|PROPN)$/u.test(first[0].pos) &&
    lowerOpening(first[0]) !== first[0].text &&
    !/[^s]s$/u.test(first[0].lower)
  )
    return undefined;
  if (/^(?:NOUN|ADJ)$/u.test(second[0].pos) && second[0].lower === second[0].lemma) return undefined;
  if (second.some(({ lower }, at) => at > 0 && /^(?:it|its|their)$/u.test(lower))) return undefined;
  return /^(?:i|we|you|there)$/u.test(first[0]?.lower ?? '') ? undefined : exchange(doc, first, second, true);
}
