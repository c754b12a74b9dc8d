import type { Edit, Rule, Token } from '../../src/plugin.js';
import { LAND } from './lands.js';

const NATION = new Map(Object.entries(LAND).map(([adjective, land]) => [land.replace(/^the /u, ''), adjective]));
/** What a land has one of, so that `the French …` is that of France. */
const OF_LAND =
  /^(?:flag|capital|currency|president|parliament|government|constitution|emperor|king|queen|throne|crown|army|navy|economy|monarchy)$/u;
/** As above, and said of the land when the adjective gives way. */
const OF_NATION = /^(?:flag|capital|currency|president|parliament|constitution|emperor|king|queen|throne)$/u;
/** Crowns these have shared for long. */
const SHARED = /^(?:welsh|scottish|irish|american)$/u;
const CROWN = /^(?:king|queen|emperor|throne|crown|monarchy)$/u;

export const ofLand: Rule = {
  about: 'What a land has one of is named after its people: “the flag of Nepal” ↔ “the Nepalese flag”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is there a star on the flag of Vietnam?', 'Is there a star on the Vietnamese flag?'],
    ['Did the king of Spain abdicate?', 'Did the Spanish king abdicate?'],
    ['Is the Norwegian currency strong?', 'Is the currency of Norway strong?'],
  ],
  leaves: [
    'Is the mouth of Norway wide?',
    'Was the queen of Scotland tall?',
    "Is the flag of Norway's navy red?",
    'Is the Norwegian flag factory old?',
    'Was King Juan the king of Spain, Portugal and Naples?',
    'Did a Norwegian king sail?',
    'Is the flag of Norway like the flag of Tonga?',
    'Is the flag of Norway older than the Norwegian crown?',
    'The flag of Norway is red.',
  ],
  words: () => ['the'],
  *propose({ tokens, questions, text }, { task }) {
    if (task.like !== 'yes-no' || questions.length === 0 || /["“”]/u.test(text)) return;
    const edits = tokens.flatMap((token) => toNation(tokens, token, text) ?? toLand(tokens, token) ?? []);
    const lands = tokens.filter(({ lower, text: said }) => LAND[lower] || NATION.has(said)).length;
    const things = tokens.filter(({ lower }) => OF_LAND.test(lower)).length;
    if (edits.length > 0 && lands === edits.length && things === edits.length) yield { edits };
  },
};

/** `the flag of the Netherlands`: edited from `the` to the land. */
function toNation(tokens: readonly Token[], the: Token, text: string): Edit[] | undefined {
  const [noun, of, ...rest] = tokens.slice(the.index + 1, the.index + 6);
  if (the.lower !== 'the' || !noun || of?.lower !== 'of' || !OF_LAND.test(noun.lower)) return undefined;
  const from = rest[0]?.lower === 'the' ? rest[1] : rest[0];
  if (!from) return undefined;
  const two = tokens[from.index + 1];
  const last = two && NATION.has(`${from.text} ${two.text}`) ? two : from;
  const nation = NATION.get(text.slice(from.start, last.end));
  if (!nation || isMore(tokens[last.index + 1]) || (CROWN.test(noun.lower) && SHARED.test(nation))) return undefined;
  const adjective = nation[0]?.toUpperCase() + nation.slice(1);
  return [{ start: noun.start, end: last.end, text: `${adjective} ${noun.text}` }];
}

function toLand(tokens: readonly Token[], the: Token): Edit[] | undefined {
  const [nation, noun, next] = tokens.slice(the.index + 1, the.index + 4);
  const land = LAND[nation?.lower ?? ''];
  if (the.lower !== 'the' || !nation || !noun || !land || !OF_NATION.test(noun.text)) return undefined;
  if (isMore(next) || next?.pos === 'NOUN' || (CROWN.test(noun.lower) && SHARED.test(nation.lower))) return undefined;
  return [{ start: nation.start, end: noun.end, text: `${noun.text} of ${land}` }];
}

/** A genitive, a list or a longer name goes on behind it. */
function isMore(next: Token | undefined): boolean {
  return next !== undefined && (/^(?:'s|’s|'|’|,|-|and|or|\()$/u.test(next.text) || /^\p{Lu}/u.test(next.text));
}
