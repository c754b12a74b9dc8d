import { animacyOf, capitalize, type Doc, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { all, isOneSentence, mayHave } from '../../around/only-if.js';
import { isOff, isUnreal, type Opening } from '../asked/supposed-case.js';

const AUXILIARY =
  /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must|ought)$/u;

/** How the condition begins. */
const CONDITION = /\b(?:if|assuming|supposing|when|given|considering|seeing|granted|since|because)\b/iu;

/** What a question is asked under is said first, and a phrase with `that` stands for it. */
export const inThatCase: Rule = {
  about: 'Says first under what condition something is asked, and takes it up by “in that case” or the like',
  expects: { 'yes-no': 'same' },
  examples: [
    ['If you add salt to the ice, does it melt?', 'Suppose you add salt to the ice. In that case, does it melt?'],
    [
      'If two porters sign a paper about who pays for a broken lamp, is that paper likely to matter?',
      'Suppose two porters sign a paper about who pays for a broken lamp. In that case, is that paper likely to matter?',
    ],
    ['When a lamp is old, does it hum?', 'Suppose a lamp is old. In that case, does it hum?'],
    [
      'Given that sound needs air, can anyone hear a bell on the Moon?',
      'Sound needs air. Given that, can anyone hear a bell on the Moon?',
    ],
  ],
  leaves: [
    'Is it raining if it is wet?',
    'If so, is it late?',
    'Although bats live in caves, can they see well?',
    'If it rains',
    'Assuming no delays, is it far?',
    'When the bell broke, does it ring?',
    'Considering that bats sleep by day, is that odd?',
    'When the ship sank, was it night?',
    'When a boat is sold, is it common for the buyer to see it first?',
    'If he had known, would he have left?',
    'When a bell cracks in most countries, is it melted?',
    'If a bell cracks, must it therefore be melted?',
    'Given that a bell cracked at noon, was that bell old?',
    'If a bell cracks at noon, does it follow that it was cold?',
    'Considering that the bell has cracked, that it is old and that nobody oils it, will it ring at noon?',
    'Since the bell rings each time she opens the door, should Amina oil it?',
  ],
  onlyIf: all(isOneSentence, mayHave(CONDITION)),
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || !/\?\s*$/u.test(doc.text) || /["“”:;]/u.test(doc.text)) return;
    const opening = openingOf(sentence);
    const at = opening && mainClause(sentence, opening.words);
    if (!opening || at === undefined) return;
    const [first, last, asked] = [sentence.tokens[opening.words], lastBefore(sentence, at), sentence.tokens[at]];
    if (!first || !last || !asked || last.index - first.index < 2 || isOff(sentence, at, opening)) return;
    const condition = opening.suppose
      ? `Suppose ${textFrom(doc, first, last)}`
      : capitalize(textFrom(doc, first, last));
    yield {
      edits: [{ start: sentence.start, end: asked.end, text: `${condition}. ${opening.taken}, ${asked.lower}` }],
    };
  },
};

function openingOf({ tokens }: Sentence): Opening | undefined {
  const [first, second] = [tokens[0]?.lower, tokens[1]?.lower];
  if (second === 'so' || second === 'not') return undefined;
  if (first === 'if') return { words: 1, suppose: true, taken: 'In that case' };
  if (/^(?:assuming|supposing)$/u.test(first ?? ''))
    return { words: second === 'that' ? 2 : 1, suppose: true, taken: 'In that case' };
  if (first === 'when') return { words: 1, suppose: true, taken: 'In that case' };
  if (/^(?:given|considering|seeing|granted)$/u.test(first ?? '') && second === 'that')
    return { words: 2, suppose: false, taken: 'Given that' };
  if (first === 'since' || first === 'because') return { words: 1, suppose: false, taken: 'Given that' };
  return undefined;
}

/** Where the question itself begins: an auxiliary after the one comma, or before a pronoun; undefined where that is not sure. */
function mainClause({ tokens }: Sentence, from: number): number | undefined {
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const starts = tokens.flatMap((token, at) =>
    at > from && isInverted(token, tokens[at + 1], tokens[at - 1]) ? [at] : [],
  );
  const [start] = starts;
  if (starts.length > 1 || start === undefined) return undefined;
  if (commas.length > 0 && !commas.includes(start - 1)) return undefined;
  if (commas.some((at) => at > start && AUXILIARY.test(tokens[at + 1]?.lower ?? ''))) return undefined;
  const condition = tokens.slice(from, start);
  if (tokens[from - 1]?.lower === 'that' && condition.some((token, at) => isSecondThat(token, condition[at - 1])))
    return undefined;
  if (
    condition.some(({ lower }, at) =>
      isUnreal(lower, condition[at - 1]?.lower ?? '', condition[at - 2]?.lower ?? ''),
    ) ||
    namesLate(condition)
  )
    return undefined;
  return start;
}

/** `Given that it rains and that the gate is shut`: both clauses hang on the word that would go. */
const isSecondThat = ({ lower }: Token, before: Token | undefined): boolean =>
  lower === 'that' && /^(?:,|and|or|but)$/u.test(before?.lower ?? '');

/** A pronoun before anything that it could stand for: who or what is meant comes only in the question. */
function namesLate(condition: readonly Token[]): boolean {
  const at = condition.findIndex(({ lower }) => /^(?:he|she|they|it|this|his|her|their)$/u.test(lower));
  const somebody = /^(?:he|she|his|her)$/u.test(condition[at]?.lower ?? '');
  const named = condition.findIndex(
    ({ pos, lower }, place) =>
      pos === 'NOUN' &&
      (!somebody || animacyOf(lower) === 'person') &&
      /^(?:DET|NUM|ADJ|NOUN)$/u.test(condition[place - 1]?.pos ?? ''),
  );
  return at >= 0 && (named < 0 || named > at);
}

function isInverted(token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (!AUXILIARY.test(token.lower) || !next) return false;
  if (before?.text === ',') return true;
  return /^(?:it|they|he|she|you|we|i|there)$/u.test(next.lower) && /^(?:NOUN|PRON|PROPN)$/u.test(before?.pos ?? '');
}

function lastBefore({ tokens }: Sentence, at: number): Token | undefined {
  return tokens[at - 1]?.text === ',' ? tokens[at - 2] : tokens[at - 1];
}

function textFrom({ text }: Doc, first: Token, last: Token): string {
  return text.slice(first.start, last.end);
}
