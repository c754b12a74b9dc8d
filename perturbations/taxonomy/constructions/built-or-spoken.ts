import type { Token } from '../../../src/plugin.js';

const LANGUAGE =
  /^(?:latin|sanskrit|esperanto|hebrew|yiddish|swahili|basque|klingon|aramaic|coptic|gothic|hinduism|buddhism|judaism|christianity|islam|taoism|confucianism|sikhism|zoroastrianism)$/u;
const MADE =
  /^(?:tower|bridge|cube|wall|castle|palace|museum|cathedral|church|temple|mosque|canal|tunnel|railway|cup|games|prize|dam|opera|house|monument|statue|bible|koran|quran|iliad|odyssey|constitution|empire|era|union)$/u;

/** `the Rubik's Cube`, `Sanskrit`, `Buddhism`: no office, no band. */
export function isBuiltOrSpoken(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (tokens.length === 1) return LANGUAGE.test(first?.lower ?? '');
  return (
    first?.lower === 'the' &&
    MADE.test(tokens.at(-1)?.lower ?? '') &&
    tokens.length > 2 &&
    !tokens.some(({ lower }) => /^(?:and|or|who|that|of)$/u.test(lower))
  );
}
