import type { Token } from '../../../src/plugin.js';

const LANGUAGE =
  /^(?:latin|sanskrit|esperanto|hebrew|yiddish|swahili|basque|klingon|aramaic|coptic|gothic|hinduism|buddhism|judaism|christianity|islam|taoism|confucianism|sikhism|zoroastrianism)$/u;
const MADE =
  /^(?:tower|bridge|cube|wall|castle|palace|museum|cathedral|church|temple|mosque|canal|tunnel|railway|cup|games|prize|dam|opera|house|monument|statue|bible|koran|quran|iliad|odyssey|constitution|empire|era|union)$/u;

const SIGHT =
  /^(?:stonehenge|versailles|petra|pompeii|big ben|machu picchu|the sphinx|the parthenon|the colosseum|the leaning tower of pisa|the statue of liberty|the tower of london|the palace of versailles|the taj mahal|the great wall of china|the temple of artemis|the book of kells|the canterbury tales|the arc de triomphe|the hagia sophia|hagia sophia|notre-dame|doctor who|sesame street)$/u;

/** `the Rubik's Cube`, `Sanskrit`, `Buddhism`: no office, no band. */
export function isBuiltOrSpoken(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (tokens.length === 1) return LANGUAGE.test(first?.lower ?? '') || SIGHT.test(first?.lower ?? '');
  if (SIGHT.test(tokens.map(({ lower }) => lower).join(' '))) return true;
  return (
    first?.lower === 'the' &&
    MADE.test(tokens.at(-1)?.lower ?? '') &&
    tokens.length > 2 &&
    !tokens.some(({ lower }) => /^(?:and|or|who|that|of)$/u.test(lower))
  );
}

/** People that a `the` stands before. */
const CALLED_THE =
  /^(?:pope|queen|king|emperor|president|prince|princess|duke|beatles|simpsons|buddha|dalai|rolling|spice|wright|brothers|sisters|kardashians|obamas|virgin|pharaoh|sphinx|muppets|undertaker|rock)$/u;

/** `the Alps`, `the Golden Gate Bridge`: each with its `the`. */
export function areSights(...names: readonly (readonly Token[])[]): boolean {
  return names.every(
    ([first, ...rest]) =>
      first?.lower === 'the' &&
      rest.length > 0 &&
      rest.every(({ text, lower }) => /^\p{Lu}/u.test(text) && !CALLED_THE.test(lower)),
  );
}
