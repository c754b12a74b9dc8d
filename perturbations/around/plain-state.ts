import type { Token } from '../../src/plugin.js';

const PARTICIPLE =
  /(?:[^e]ed|wn|rn|[^aeo]en|ought|aught|lt|ung|unk|uilt|ade|ut|gone|done|found|known|seen|said|sold|told|held|made|shut|cut|put|set|laid|paid|fed|led|lit|hung|bound|ground|broadcast)$/u;
/** What can be said of a subject besides adjectives. */
const STATE =
  /^(?:deaf|blind|extinct|equilateral|roofless|edible|alive|afraid|asleep|awake|part|home|native|ridden|broadcast|shorn|woven|worn|hidden|forbidden|written|eaten|beaten|frozen|chosen|stolen|spoken|broken|driven|given|taken|known|grown|thrown|sung|drunk|kept|played|around)$/u;
const ROLE =
  /^(?:emperor|empress|king|queen|president|chancellor|leader|captain|head|pope|mayor|governor|ruler|founder|inventor|director|author|composer|tsar|sultan|archbishop|bishop|duke|prince|princess|conductor|capital)$/u;
const NATION = /^\p{Lu}\p{Ll}+(?:an|ese|ish|ch|ek|ss|tch|li|qi)$/u;
const CLAUSE = /^(?:before|after|when|because|while|until|if|than|where|as)$/u;
const NEXT =
  /^(?:more|less|enough|today|now|to|than|before|after|because|when|while|until|once|twice|at|by|together|first)$/u;

/** Index of what is said of a plain subject after `be`, where nothing after it could be said of it instead. */
export function plainState(tokens: readonly Token[]): number | undefined {
  if (tokens.some(({ lower, text }) => /^(?:who|whom|whose|which|that|or|nor|not|n't|,)$/u.test(lower) || text === '"'))
    return undefined;
  const part = tokens.findIndex(({ lower }, at) => lower === 'part' && tokens[at + 1]?.lower === 'of');
  if (part > 1) return isAfterSubject(tokens, part) ? part : undefined;
  const name = nameEnd(tokens);
  const at = name ?? nounEnd(tokens);
  const [token, next] = [tokens[at ?? -1], tokens[(at ?? -1) + 1]];
  if (at === undefined || !token || /^(?:called|named|used|likely)$/u.test(token.lower)) return undefined;
  if (NATION.test(token.text) && !next && tokens[at - 1]?.pos !== 'PROPN') return at;
  if (!/^\p{Ll}/u.test(token.text)) return undefined;
  if (name !== undefined && token.lower === 'at' && next?.lower === 'least') return at;
  if (name !== undefined && ROLE.test(token.lower) && tokens[1]?.lower !== 'the' && next?.lower === 'of')
    return isPlainRest(tokens, at + 1) ? at : undefined;
  const kind = tokens[at + 1];
  if (token.pos === 'ADJ' && at === 2 && isPlural(tokens[1]) && isPlural(kind))
    return isPlainRest(tokens, at + 2) ? at : undefined;
  if (!isStative(token)) return undefined;
  if (next && next.pos !== 'ADP' && next.pos !== 'SCONJ' && !NEXT.test(next.lower) && !/ly$/u.test(next.lower))
    return undefined;
  if (next?.lower === 'of' && token.pos !== 'ADJ') return undefined;
  return isPlainRest(tokens, at + 1) ? at : undefined;
}

/** `a penalty kick | part of …`: no preposition but `of`, no verb and no adverb before it. */
function isAfterSubject(tokens: readonly Token[], part: number): boolean {
  return (
    !/^(?:DET|ADP|ADJ|ADV)$/u.test(tokens[part - 1]?.pos ?? '') &&
    tokens
      .slice(1, part)
      .every(({ pos, lower }) => !/^(?:AUX|ADV|CCONJ)$/u.test(pos) && (pos !== 'ADP' || lower === 'of'))
  );
}

function isStative({ pos, lower }: Token): boolean {
  if (STATE.test(lower)) return true;
  if (pos === 'VERB') return PARTICIPLE.test(lower);
  return pos === 'ADJ'
    ? !/(?:er|est)$/u.test(lower)
    : pos === 'NOUN' && /[^e]ed$/u.test(lower) && !/seed|weed|feed|breed$/u.test(lower);
}

/** Nothing further on that could be what is said of the subject: no state or thing right after a noun. */
function isPlainRest(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token) return true;
    if (at > from && CLAUSE.test(token.lower)) return true;
    if (at === from && /^(?:before|because|when|while|than)$/u.test(token.lower)) return true;
    if (token.pos === 'PRON' && at > from) return true; // `the day he was born`
    if (token.pos === 'AUX') return false;
    if (!/^(?:NOUN|PROPN|NUM|ADV)$/u.test(before.pos)) continue;
    if (at === from || token.lower === 'born') continue;
    if (token.pos === 'ADJ' || token.pos === 'DET' || (token.pos === 'VERB' && token.lower !== token.lemma))
      return false;
  }
  return true;
}

/** After a name, with or without `the`: `Marie Curie`, `the Wright brothers`, `Halley's Comet`. */
function nameEnd(tokens: readonly Token[]): number | undefined {
  let at = tokens[1]?.lower === 'the' ? 2 : 1;
  const from = at;
  while (tokens[at]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) at++;
  if (at === from) return undefined;
  if (/^['’]s$/u.test(tokens[at]?.text ?? '')) {
    const owned = tokens[at + 1];
    if (!owned || !/^(?:NOUN|PROPN|VERB)$/u.test(owned.pos) || /ing$/u.test(owned.lower)) return undefined;
    return /^(?:first|last|also|still|ever)$/u.test(tokens[at + 2]?.lower ?? '') ? undefined : at + 2;
  }
  if (/^(?:brothers|sisters|family)$/u.test(tokens[at]?.lower ?? '')) at++;
  return at;
}

/** After a bare plural or stuff, or `the` and a noun. */
function nounEnd(tokens: readonly Token[]): number | undefined {
  const [, first, second, third] = tokens;
  if (!first || !second) return undefined;
  const determined = /^(?:an?|the)$/u.test(first.lower);
  if (!determined && !/^(?:NOUN|ADJ|VERB|X)$/u.test(first.pos)) return undefined;
  if (/^(?:it|there|this|these|those|both|all|some|any|most|many|one|half|each|every)$/u.test(first.lower))
    return undefined;
  const start = determined ? 2 : 1;
  const [head, next] = [tokens[start], tokens[start + 1]];
  if (!head || !next) return undefined;
  if (determined ? head.pos === 'NOUN' && isEnd(next) : isEnd(next) && (head.pos === 'NOUN' || head.pos === 'X'))
    return start + 1;
  // `wedding cakes | eaten`, `paper money | printed`, `molten lava | cool`
  const compound = third !== undefined && /^(?:NOUN|ADJ|VERB)$/u.test(head.pos) && next.pos === 'NOUN';
  const after = tokens[start + 2];
  return compound && after && isEnd(after) && !/ing$/u.test(next.lower) ? start + 2 : undefined;
}

/** A word that does not go on with a noun phrase. */
const isEnd = (token: Token): boolean =>
  token.pos !== 'NOUN' && token.pos !== 'PROPN'
    ? isStative(token) || token.lower === 'part'
    : STATE.test(token.lower) || NATION.test(token.text) || isStative(token);

function isPlural(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' && token.lower !== token.lemma && /[^s]s$/u.test(token.lower);
}
