import type { Clause, Doc, Edit, Rule, Sentence, Token } from '../../../src/plugin.js';
import { isPolar } from '../../around/evaluative.js';
import { kindOfText } from '../../around/kind.js';
import { isNegator } from '../asked.js';

export const notOnlyThree: Rule = {
  about:
    'Three good or bad things said of one: “was rude, late and drunk” → “was not only rude and late but also drunk”, also of deeds',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The crew were efficient, funny and generous with the buns.',
      'The crew were not only efficient and funny but also generous with the buns.',
    ],
    [
      'My boss stole our ideas, screamed at the trainees and drove the cook to despair.',
      'My boss not only stole our ideas and screamed at the trainees but also drove the cook to despair.',
    ],
  ],
  leaves: [
    'The flag is red, white and blue.',
    'My boss was rude, late and, what is worse, drunk.',
    'The crew were funny and generous.',
    'The crew were neither efficient, funny nor generous.',
    'I got up, fed the cat and went to work.',
    'My aunt folded the map, climbed down to the jetty and sobbed into her scarf.',
    'The crew were efficient, funny and generous, but the boat leaked.',
    'The mug is cheap, and the lid is broken, and the handle is loose.',
    'Were the crew efficient, funny and generous?',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!doc.text.includes(', ') || /^(?:contract|clinical|list)$/u.test(kindOfText(doc))) return;
    for (const clause of doc.clauses) {
      const edits = isOpen(doc, clause) ? of(doc, clause) : undefined;
      if (edits) yield { edits };
    }
  },
};

/** A plain main clause that begins its sentence, in which nothing is denied, weighed, asked or quoted. */
function isOpen(doc: Doc, { sentence, start, negation, subject }: Clause): boolean {
  const words = sentence.tokens;
  return (
    words[0]?.start === start &&
    negation === undefined &&
    !/["“”?;:()–—]/u.test(sentence.text) &&
    !/^(?:I|we|it|there|this|that|none|nobody|no|neither)$/iu.test(subject.text) &&
    !words.some((token) => isNegator(token) || CLASHES.test(token.lower)) &&
    words.some(isColoured) &&
    !/["“”]/u.test(doc.text)
  );
}

const CLASHES =
  /^(?:not|but|only|even|then|finally|also|too|so|as|than|both|either|neither|though|although|because|while|when|if|until|or|yet|both|first|instead|still|almost|nearly|just|whether|how|why|red|blue|green|white|black|yellow|grey|gray|brown)$/u;
/** Deeds that need no adjective to be good or bad. */
const STRONG =
  /^(?:screamed|shouted|blamed|cheated|lied|stole|smashed|slashed|trampled|snapped|cracked|scratched|ruined|insulted|mocked|lent|rescued|drunk|freezes|crashes|leaks|reeks|wobbles|rejects|jams|overcharged|shrank|wiped|burped|threw|lovingly|packed|drove|comforted)$/u;

const isColoured = ({ lower }: Token): boolean => isPolar(lower) || STRONG.test(lower);

/** The commas and the `and` of a row of three, or none. */
function rowOf(sentence: Sentence, from: Token): readonly [Token, Token, Token | undefined] | undefined {
  const rest = sentence.tokens.filter(({ start }) => start > from.start);
  const commas = rest.filter(({ text }) => text === ',');
  const ands = rest.filter(({ lower }) => lower === 'and');
  const [comma, second] = commas;
  const [and] = ands;
  if (!comma || !and || ands.length > 1 || commas.length > 2 || comma.start > and.start) return undefined;
  if (second && second.end + 1 !== and.start) return undefined;
  return [comma, and, second];
}

function of(doc: Doc, clause: Clause): readonly Edit[] | undefined {
  const { verb, auxiliaries, sentence, copular, tense } = clause;
  if (auxiliaries.length > (copular ? 1 : 0) || (tense !== 'past' && tense !== 'present')) return undefined;
  const be = copular && /^(?:is|are|was|were)$/u.test(verb.lower);
  const row = rowOf(sentence, verb);
  if (!row || (copular && !be)) return undefined;
  const [comma, and, second] = row;
  const [a, b, c] = [doc.tokens[verb.index + 1], doc.tokens[comma.index + 1], doc.tokens[and.index + 1]];
  if (!a || !b || !c) return undefined;
  if (
    be
      ? ![a, b].every(isState) || comma.index !== a.index + 1 || !isStateAfter(doc, c)
      : ![b, c].every((each) => isDeed(each, verb)) || !areOfAKind(sentence, comma, and)
  )
    return undefined;
  if (be && (second ?? and).index !== b.index + 1) return undefined;
  const at = be ? a.start : verb.start;
  return [
    { start: at, end: at, text: 'not only ' },
    { start: comma.start, end: comma.end, text: ' and' },
    { start: (second ?? and).start, end: and.end, text: second ? ' but also' : 'but also' },
  ];
}

const isState = ({ pos, lower }: Token): boolean => pos === 'ADJ' || isPolar(lower) || /(?:ed|less|ful)$/u.test(lower);
/** The last may have an adverb: `very funny`. */
const isStateAfter = ({ tokens }: Doc, token: Token): boolean =>
  isState(token) ||
  (/^(?:very|really|utterly|completely|surprisingly|wonderfully|always)$/u.test(token.lower) &&
    isState(tokens[token.index + 1] ?? token));

/** Deeds that all tell for or against somebody: two of the three at least are good or bad. One alone ends a story. */
function areOfAKind({ tokens }: Sentence, comma: Token, and: Token): boolean {
  const deeds = [0, comma.start, and.start, Number.POSITIVE_INFINITY];
  const coloured = [0, 1, 2].filter((at) =>
    tokens.some((each) => each.start >= (deeds[at] ?? 0) && each.start < (deeds[at + 1] ?? 0) && isColoured(each)),
  );
  return coloured.length > 1;
}

/** A verb in the same form as the first. */
function isDeed({ pos, lower, lemma }: Token, verb: Token): boolean {
  if (pos !== 'VERB' || lower.endsWith('ing') || /^(?:had|has|was|were|is|are|did)$/u.test(lower)) return false;
  const present = verb.lower.endsWith('s') && verb.lemma !== verb.lower;
  return present
    ? lower.endsWith('s') && lemma !== lower
    : !lower.endsWith('s') && (lemma !== lower || /^(?:put|let|set|cut|shut|hit|quit)$/u.test(lower));
}
