import { animacyOf, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { peopleIn } from './people-in.js';

/** The way back of `named-again`: what was told of a thing stands before the question, and `it` is enough. */
export const itAgain: Rule = {
  about: 'In a question behind a situation, says “it” for “this will”, “such a will” or “that claim” of which was told',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A man types a contract and signs it alone. Would this contract normally be valid?',
      'A man types a contract and signs it alone. Would it normally be valid?',
    ],
    [
      'A joiner needs three shelves and has one plank. Will this single plank be enough?',
      'A joiner needs three shelves and has one plank. Will it be enough?',
    ],
  ],
  leaves: [
    'A man types his will. Would this pen be valid?',
    'A man hides a ring in his will. Would this will hide it well?',
    'A man writes about a will. Would this will be valid?',
    'A nurse met a guest. Would this guest be ill?',
  ],
  words: () => ['this', 'that', 'such'],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences;
    if (!told || !asked || doc.sentences.length > 2 || asked.kind !== 'yes-no-question') return;
    const [auxiliary, determiner] = asked.tokens;
    if (!auxiliary || !/^(?:this|that|such)$/u.test(determiner?.lower ?? '')) return;
    const from = determiner?.lower === 'such' ? 3 : 2;
    if (from === 3 && !/^an?$/u.test(asked.tokens[2]?.lower ?? '')) return;
    const at = [from, from + 1].find((place) => isToldOf(doc, asked.tokens[place], told.end));
    const [noun, next] = [asked.tokens[at ?? -1], asked.tokens[(at ?? 0) + 1]];
    if (!noun || !next || !determiner || !/^(?:VERB|AUX|ADV|ADJ)$/u.test(next.pos)) return;
    if (at === from + 1 && !/^(?:single|one|kind)$/u.test(asked.tokens[from]?.lower ?? '')) return;
    const rest = asked.tokens.filter(({ start }) => start > noun.start);
    if (rest.some(({ lower, lemma }) => /^(?:it|its|that|when|if)$/u.test(lower) || lemma === noun.lemma)) return;
    if (peopleIn(doc).some(({ again }) => again?.endsWith(noun.lower))) return;
    yield { edits: [{ start: determiner.start, end: noun.end, text: 'it' }] };
  },
};

/** A thing that the situation names once, as its subject or object. */
function isToldOf({ tokens }: Doc, noun: Token | undefined, end: number): boolean {
  if (noun?.pos !== 'NOUN' || noun.lemma !== noun.lower || animacyOf(noun.lower) !== 'thing') return false;
  const before = tokens.filter(({ start, lemma }) => start < end && lemma === noun.lemma);
  const [only] = before;
  if (!only || before.length > 1 || only.lower !== noun.lower) return false;
  return !/^(?:a|an|the|his|her|their|my|its)$/u.test(tokens[only.index - 1]?.lower ?? '')
    ? tokens[only.index - 1]?.pos === 'ADJ' || tokens[only.index - 1]?.lower === 'one'
    : tokens[only.index - 2]?.pos !== 'ADP';
}
