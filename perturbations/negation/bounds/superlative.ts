import { type Token, wordTable } from '../../../src/plugin.js';

/** `best` is said by `better`: with these the comparative is plain. */
export const COMPARATIVES = wordTable<string>({
  best: 'better', worst: 'worse', nicest: 'nicer', friendliest: 'friendlier', tastiest: 'tastier', rudest: 'ruder', kindest: 'kinder',
  funniest: 'funnier', loveliest: 'lovelier', saddest: 'sadder', slowest: 'slower', sweetest: 'sweeter', dirtiest: 'dirtier',
  ugliest: 'uglier', happiest: 'happier', prettiest: 'prettier', cosiest: 'cosier', dullest: 'duller', weirdest: 'weirder', easiest: 'easier',
  hardest: 'harder', finest: 'finer', greatest: 'greater', cutest: 'cuter', coolest: 'cooler', toughest: 'tougher', longest: 'longer',
}); // biome-ignore format: a table

const NOUNS_MASS =
  /^(?:food|service|coffee|tea|weather|advice|music|pasta|pizza|security|bread|ice|support|news|sushi|ramen|furniture|customer|cricket|football|rugby|tennis|golf|hockey|cooking|acting|singing|writing)$/u;

/** What is said to be the most so. */
export interface Superlative {
  readonly more: string;
  /** What is ranked, up to the time or relative clause. */
  readonly noun: string;
  readonly plural: boolean;
  /** Place of the first token after the noun. */
  readonly after: number;
}

/** The superlative noun phrase that begins at `at`. */
export function superlative(tokens: readonly Token[], at: number): Superlative | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const most = first?.lower === 'most' && second?.pos === 'ADJ';
  const more = most ? `more ${second.lower}` : COMPARATIVES[first?.lower ?? ''];
  if (more === undefined) return undefined;
  const from = at + (most ? 2 : 1);
  let after = from;
  while (tokens[after] && /^(?:NOUN|ADJ)$/u.test(tokens[after]?.pos ?? '')) after++;
  const words = tokens.slice(from, after);
  const head = words.at(-1);
  if (head?.pos !== 'NOUN' || /^(?:wishes|regards|money|part|bit|way|luck|man|friend|case|of)$/u.test(head.lower))
    return undefined;
  const mass = NOUNS_MASS.test(head.lower) && head.lower !== 'pizza';
  return { more, noun: words.map(({ text }) => text).join(' '), plural: head.lemma !== head.lower || mass, after };
}
