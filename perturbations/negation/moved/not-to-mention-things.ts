import type { Edit, Rule, Sentence, Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { toneOf } from '../closings/tone.js';
import { leaningOf } from '../mood.js';

export const notToMentionThings: Rule = {
  about:
    'The last of three things that were all good or all bad is set apart: “cold soup, stale bread and a waiter who sulked” → “cold soup and stale bread, not to mention a waiter who sulked”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The inn charged us a fortune for cold soup, stale bread and a waiter who sulked.',
      'The inn charged us a fortune for cold soup and stale bread, not to mention a waiter who sulked.',
    ],
    [
      'What a gem! Fragrant jam, soft beds and hosts who greet you like family.',
      'What a gem! Fragrant jam and soft beds, not to mention hosts who greet you like family.',
    ],
  ],
  leaves: [
    'The inn has ten rooms, a bar and a garden that faces south.',
    'The inn was awful. The soup was cold, the bread was stale and the waiter sulked.',
    'The inn was awful. The soup, the bread and the waiter were all dreadful.',
    'The inn was lovely, with no noise, soft beds and a garden.',
    'We had soup, bread and cheese. It was lovely.',
    'What a wonderful guide! She walked us past the guarded gate, pointed at birds the whole time and carried a lamp.',
    'What a lovely baker! She stayed late to mend my broken basket, cracked silly jokes and refused payment.',
    'Was it awful, with cold soup, stale bread and a waiter who sulked?',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!doc.text.includes(', ') || isFormal(doc) || isGrave(doc)) return;
    if (!/^(?:chat|review|story|notice)$/u.test(kindOfText(doc)) || !(toneOf(doc) ?? leaningOf(doc))) return;
    for (const sentence of doc.sentences) {
      const edits = setApart(sentence);
      if (edits) yield { edits };
    }
  },
};

function setApart({ tokens, text }: Sentence): readonly Edit[] | undefined {
  if (/[?"“”;:()]/u.test(text)) return undefined;
  const ands = tokens.filter(({ lower }) => lower === 'and');
  const commas = tokens.filter((each) => each.text === ',');
  const and = ands.at(-1);
  if (!and || tokens.slice(0, tokens.indexOf(and) + 3).some(isNegator)) return undefined;
  const before = commas.filter(({ start }) => start < and.start);
  const oxford = before.at(-1)?.end === and.start - 1 ? before.pop() : undefined;
  const comma = before.at(-1);
  if (!comma || commas.some(({ start }) => start > and.start) || before.length > 3) return undefined;
  const [at, cut] = [tokens.indexOf(comma), tokens.indexOf(oxford ?? and)];
  const first = thingBefore(tokens, at);
  const second = tokens.slice(at + 1, cut);
  const third = tokens.slice(tokens.indexOf(and) + 1).filter(({ kind }) => kind === 'word' || kind === 'number');
  if (!first || !isThing(second) || !isLastThing(third) || [second, third].every(isDeed)) return undefined;
  return [
    { start: comma.start, end: comma.end, text: ' and' },
    { start: oxford ? oxford.start : and.start - 1, end: and.end, text: ', not to mention' },
  ];
}

const isPlain = ({ pos, kind, lower }: Token): boolean =>
  (kind === 'word' || kind === 'number') &&
  (/^(?:DET|ADJ|NOUN|NUM|ADV|ADP)$/u.test(pos) || (pos === 'VERB' && /(?:ed|en|ing)$/u.test(lower)) || lower === 'its');
const isPast = (token: Token | undefined): boolean => token?.pos === 'VERB' && token.lower.endsWith('ed');
/** `cracked jokes`, where the next is `refused tips`; alone it may be `cracked plates`. */
const isDeed = ([first]: readonly Token[]): boolean => isPast(first);
/** `refused a tip`, `cracked jokes the whole time`: a verb with its object. */
const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ pos }, at) => pos === 'DET' && at > 0 && (tokens[at - 1]?.pos === 'NOUN' || (at === 1 && isPast(tokens[0]))),
  );
/** A thing of two words or more: what is listed in one word is no verdict. */
const isThing = (tokens: readonly Token[], least = 2): boolean =>
  tokens.length >= least &&
  tokens.length < 8 &&
  tokens.every(isPlain) &&
  !hasVerb(tokens) &&
  tokens.at(-1)?.pos === 'NOUN' &&
  tokens[0]?.pos !== 'ADP' &&
  !/^(?:then|so|all|even)$/u.test(tokens[0]?.lower ?? '');

/** The thing that ends before a place, behind a verb, a preposition or nothing. */
function thingBefore(tokens: readonly Token[], end: number): boolean {
  for (let from = end - 2; from >= 0 && end - from < 7; from--) {
    const [each, before] = [tokens[from], tokens[from - 1]];
    if (!each || !(isPlain(each) || (from === 0 && each.pos === 'PROPN'))) return false;
    if (
      (!before || before.pos === 'VERB' || before.pos === 'PRON' || /^(?:with|for|was|is|by)$/u.test(before.lower)) &&
      isThing(tokens.slice(from === 0 ? 1 : from, end), from === 0 ? 1 : 2)
    )
      return true;
  }
  return false;
}

/** A thing on which the sentence ends, with what is told of it. */
function isLastThing(tokens: readonly Token[]): boolean {
  const told = tokens.findIndex(({ lower }) => /^(?:who|that|which|I|we|i|you)$/u.test(lower));
  const thing = told < 0 ? tokens : tokens.slice(0, told);
  return (
    thing.length > (told < 0 ? 1 : 0) &&
    thing.length < 12 &&
    thing.every(isPlain) &&
    !hasVerb(thing) &&
    thing.at(-1)?.pos === 'NOUN' &&
    !/^(?:then|so|all|it|even|as)$/u.test(thing[0]?.lower ?? '') &&
    thing[0]?.pos !== 'ADP'
  );
}
