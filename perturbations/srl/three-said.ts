import { conjugate, type Doc, lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { exchange } from './predicates.js';
import { type Stated, statedSentences } from './stated.js';

export const threeSaid: Rule = {
  about:
    'Of three deeds or facts in a row, the first two change places: “She mended the gate, painted the fence and fed the hens”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'She mended the gate, painted the fence and fed the hens.',
      'She painted the fence, mended the gate and fed the hens.',
    ],
    ['I have stains, I have tears, and I have a bill.', 'I have tears, I have stains, and I have a bill.'],
    [
      "The kitchen's huge, the garden has a pond, and our host has a dog.",
      "The garden has a pond, the kitchen's huge, and our host has a dog.",
    ],
    ['Eating well, sleeping well, and proud of her scar.', 'Sleeping well, eating well, and proud of her scar.'],
  ],
  leaves: [
    'She came in, painted the fence and fed the hens',
    'She mended the gate, then painted the fence and fed the hens',
    'She mended the gate, painted it and fed the hens',
    'She mended the gate, painted the fence and the shed',
    'I have stains, I have tears',
    'She took the gate, painted the fence and left',
    'The soup was cold, the waiter was rude, and he left',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const parts = threeParts(stated.words);
      const edits = parts && (deeds(doc, stated, parts) ?? facts(doc, parts) ?? doings(doc, parts));
      if (edits) yield { edits };
    }
  },
};

type Parts = readonly [readonly Token[], readonly Token[], readonly Token[]];

/** `A, B and C`, `A, B, and C`: no other comma or `and`. */
function threeParts(words: readonly Token[]): Parts | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const ands = words.flatMap(({ lower }, at) => (lower === 'and' ? [at] : []));
  const [one, two] = commas;
  const [and, another] = ands;
  if (one === undefined || and === undefined || another !== undefined || commas.length > 2 || and < one)
    return undefined;
  if (two !== undefined && two !== and - 1) return undefined;
  const parts: Parts = [words.slice(0, one), words.slice(one + 1, two ?? and), words.slice(and + 1)];
  const told = parts.some((part, at) => part.some(({ lower }) => TIED.test(lower) || (at === 1 && BACK.test(lower))));
  return told || parts.some(({ length }) => length < 2 || length > 14) ? undefined : parts;
}

const TIED =
  /^(?:then|also|too|even|so|still|again|therefore|afterwards|finally|later|eventually|first|next|both|either|neither|instead|but|or|because|when|if|while|after|before|until|since|though|although|which|who|yet|however|only|just|not|never|nothing|no|another|same|rest|meanwhile|otherwise|all|that|than|what|how|n't)$/u;
const BACK = /^(?:it|its|them|they|their|he|him|she|there|here|these|those|this|one|ones|himself|herself)$/u;
/** Deeds that others follow or follow from. */
const IN_TURN =
  /^(?:come|go|arrive|leave|enter|open|close|start|begin|end|wake|fall|die|drive|return|turn|walk|run|reach|get|take|pick|grab|put|stop|finish|wait|sit|stand|pay|order|ring|rise|jump|hurry|rush|catch|book|move|switch|press|click|be|do|have|become|lose|find|break|crack|burst|explode|collapse|crash|snap|see|hear|look|ask|say|tell|agree|refuse|try|decide)$/u;

function isPast({ pos, lower, lemma }: Token): boolean {
  return pos === 'VERB' && lower !== lemma && (/ed$/u.test(lower) || conjugate(lemma, 'past') === lower);
}

/** Three past verbs of one subject. */
function deeds(doc: Doc, { clauses: [clause] }: Stated, [first, second, third]: Parts) {
  const [verb, last] = [second[0], third[0]];
  if (!clause || !verb || !last || clause.finite !== clause.verb || clause.negation) return undefined;
  if (![clause.verb, verb, last].every(isPast)) return undefined;
  if ([clause.verb, verb].some(({ lemma }) => IN_TURN.test(lemma))) return undefined;
  const said = first.filter(({ start }) => start >= clause.verb.start);
  return said.length < 2 || doc.text.slice(clause.subject.end, clause.verb.start).trim() !== ''
    ? undefined
    : exchange(doc, said, second, false);
}

const STATE =
  /^(?:be|is|are|was|were|'s|have|has|had|'ve|need|cost|smell|taste|look|sound|feel|weigh|work|fit|own|love|hate|want|know|seem|stay|keep)$/u;

/** Three clauses, the first two on how things are, each with a subject of its own or all with `I`. */
function facts(doc: Doc, [first, second, third]: Parts) {
  const [one, two] = [verbOf(first), verbOf(second)];
  const [opening, other] = [first[0], second[0]];
  if (
    !one ||
    !two ||
    !opening ||
    !other ||
    !third.slice(1).some(({ pos }) => pos === 'VERB' || pos === 'AUX') ||
    third[0]?.pos === 'VERB'
  )
    return undefined;
  const pronouns = /^(?:i|we|you)$/u;
  if (
    pronouns.test(opening.lower) !== pronouns.test(other.lower) ||
    (pronouns.test(opening.lower) && opening.lower !== other.lower)
  )
    return undefined;
  if (
    !pronouns.test(opening.lower) &&
    (!/^(?:the|my|our|your|every|most)$/u.test(opening.lower) || !/^(?:the|my|our|your|every|most)$/u.test(other.lower))
  )
    return undefined;
  if (/^(?:he|she|it|they|that|this)$/u.test(third[0]?.lower ?? '') || third.some(({ lower }) => BACK.test(lower)))
    return undefined;
  return exchange(doc, first, second, /^\p{Lu}/u.test(opening.text));
}

function verbOf(words: readonly Token[]): Token | undefined {
  const verb = words.slice(1, 5).find(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || lower === "'s");
  return verb && (STATE.test(verb.lower) || STATE.test(verb.lemma)) ? verb : undefined;
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
