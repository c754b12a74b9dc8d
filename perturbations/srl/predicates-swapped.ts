import { conjugate, type Doc, lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { type Stated, statedSentences } from './stated.js';

/** Words that hold a predicate or clause to its place: it goes on from the one before. */
const TIED =
  /^(?:then|also|too|even|so|still|again|therefore|afterwards|finally|later|now|both|either|instead|that|which|who|because|when|if|but|not|n't|never|as|there|other|others|another|same|rest|or|than|him|them|her|they|he|she|this|these|those|one|ones)$/u;

export const predicatesSwapped: Rule = {
  about:
    'Of three things said of one subject, the first two change places: “It folds flat, fits the boot and weighs nothing”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'It folds flat, fits behind the sofa, and weighs nothing.',
      'It fits behind the sofa, folds flat, and weighs nothing.',
    ],
    ['My aunt teaches maths and plays the cello', 'My aunt plays the cello and teaches maths'],
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
    'It folds flat and fits behind the sofa',
    'The rooms are dark, the beds are hard',
    'It works well, the handle stays cool, and the lid fits',
    'The rooms are dark, they are cold and the staff are rude',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edits = verbsSwapped(doc, stated) ?? clausesSwapped(doc, stated) ?? pairSwapped(doc, stated);
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

/** Verbs of how things are, which no order ties. */
const STATE =
  /^(?:live|work|have|own|teach|play|speak|study|love|hate|smell|taste|sound|cost|weigh|contain|include|offer|sell|need|look|belong|lack|deserve|prefer|collect|keep|feel|fit)$/u;

/** `My aunt lives in Rome and works for a bank`. */
function pairSwapped(doc: Doc, { words, clauses, last }: Stated) {
  const [clause, second] = clauses;
  const at = words.findIndex(({ lower }) => lower === 'and');
  const verb = words[at + 1];
  if (
    !clause ||
    second ||
    !verb ||
    clause.negation ||
    clause.auxiliaries.length > 0 ||
    words.some(({ text }) => text === ',')
  )
    return undefined;
  if (!isPresent(clause.verb) || !isPresent(verb) || !STATE.test(clause.verb.lemma) || !STATE.test(verb.lemma))
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

/** Three clauses on how things are. */
function clausesSwapped(doc: Doc, { words, clauses }: Stated) {
  const [first, second, third] = parts(words) ?? [];
  const [one, two, three] = clauses;
  if (!first || !second || !third || !one || !two || !three || isTied(first) || isTied(second)) return undefined;
  if (two.start !== second[0]?.start || three.start !== third[0]?.start || one.tense !== two.tense) return undefined;
  if (!(one.copular && two.copular) && one.tense !== 'present') return undefined;
  const again = second[0].lower === 'it';
  if (again !== (first[0]?.lower === 'it')) return undefined;
  if (second.some(({ lower }, at) => at > 0 && /^(?:it|its|their)$/u.test(lower))) return undefined;
  return /^(?:i|we|you|there)$/u.test(first[0]?.lower ?? '') ? undefined : exchange(doc, first, second, true);
}

function isPresent({ lower, lemma, pos }: Token): boolean {
  return pos === 'VERB' && conjugate(lemma, 'third') === lower;
}

function isTied(words: readonly Token[]): boolean {
  return words.some(({ lower }) => TIED.test(lower) || lower === 'and');
}

function exchange(doc: Doc, left: readonly Token[], right: readonly Token[], opens: boolean) {
  const [one, two, end, last] = [left[0], right[0], left.at(-1), right.at(-1)];
  if (!one || !two || !end || !last) return undefined;
  const capital = opens && /^\p{Lu}/u.test(one.text);
  const later = doc.text.slice(two.start, last.end);
  const earlier = doc.text.slice(one.end, end.end);
  return [
    { start: one.start, end: end.end, text: capital ? later.charAt(0).toUpperCase() + later.slice(1) : later },
    { start: two.start, end: last.end, text: `${opens ? lowerOpening(one) : one.text}${earlier}` },
  ];
}
