import { readLexicon } from '../../src/plugin.js';

/** Words of taste that name no feeling and no plain fact; the rest are in `lexicons/polar-adjectives.tsv`. */
const OF_TASTE: ReadonlySet<string> = new Set(
  'cold|stale|dry|salty|sweet|bitter|tough|burnt|weak|loud|clever|witty|catchy|hard|soft|light|heavy|cheap|expensive|pricey|worth|above|below|clunky|ugly|pretty|nasty|vile|foul|grim|superior|inferior|cosy|dodgy|tacky|inedible|decent|mediocre|absurd|hit-and-miss|pathetic|shocking|disgraceful|sublime|immaculate|crap'.split(
    '|',
  ),
);
/** Of luck or loss, and in no list. */
const OF_LUCK: ReadonlySet<string> = new Set([
  'tragic',
  'lucky',
  'strike',
  'delayed',
  'missed',
  'stuck',
  'jammed',
  'hurt',
  'await',
  'awaits',
]);

let adjectives: ReadonlySet<string> | undefined;
let others: ReadonlySet<string> | undefined;

/** Whether an adjective says what somebody thinks of a thing, rather than what can be measured or seen of it. */
export function evaluates(adjective: string): boolean {
  adjectives ??= words('polar-adjectives');
  return (adjectives.has(adjective) && adjective !== 'patient') || OF_TASTE.has(adjective);
}

/** Whether a word is one of liking or disliking, luck or loss. */
export function isPolar(word: string): boolean {
  others ??= words('polar-words');
  return evaluates(word) || others.has(word) || OF_LUCK.has(word);
}

function words(lexicon: string): ReadonlySet<string> {
  const rows = readLexicon(new URL(`../lexicons/${lexicon}.tsv`, import.meta.url));
  return new Set(rows.map((row) => row['word'] ?? ''));
}
