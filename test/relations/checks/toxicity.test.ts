import { describe, expect, test } from 'vitest';
import { toxicFinder } from '../../../relations/checks/toxicity/find-toxic.js';
import { lexicon } from '../../../relations/checks/toxicity/lexicon.js';

const find = toxicFinder(lexicon({ add: [], allow: [] }));
const words = (text: string) => find(text).map(({ entry }) => entry.word);

describe('toxic words, however they are spelled', () => {
  test.each([
    ['You IDIOT!', ['idiot']],
    ['you id10t, you 1d10t', ['idiot']],
    ['sh1t, $hit, 5hit', ['shit']],
    ['a$$hole and @sshole', ['asshole']],
    ['fuuuuuck', ['fuck']],
    ['shiiiitttt', ['shit']],
    ['f u c k this', ['fuck']],
    ['f.u.c.k and s-h-i-t', ['fuck', 'shit']],
    ['f u c k  y o u', ['fuck']],
    ['f**k, sh*t and c**t', ['fuck', 'shit', 'cunt']],
    ['dumb-ass', ['dumb', 'ass', 'dumbass']],
    ['ｉｄｉｏｔ', ['idiot']],
    ['іdіоt in Cyrillic', ['idiot']],
    ['ídïöt', ['idiot']],
    ['id\u200Biot', ['idiot']],
    ['"moron"', ['moron']],
    ['**idiot**', ['idiot']],
    ["the idiot's plan", ['idiot']],
    ['Go kill yourself.', ['kill yourself', 'go kill yourself']],
    ["You're stupid", ['you re stupid', 'stupid']],
    ['GO\nTO\nHELL', ['go to hell', 'hell']],
  ])('%s', (text, found) => {
    expect(words(text).sort()).toEqual([...found].sort());
  });
});

describe('words that only look it', () => {
  test.each([
    'Scunthorpe, Penistone, Clitheroe, Lightwater, Essex and Middlesex',
    'class, assess, passport, assassin, compass, bass, grass, embarrass, assistant, ass1stant',
    'cockpit, cocktail, peacock, Hancock, Dickens, Dickinson, shuttlecock, cockatoo',
    'shiitake, Matsushita, pushit, title, constitution, competition, stitch',
    'analysis, therapist, grape, canal, document, circumstance, cucumber, accumulate, magna cum laude',
    'he’ll, she’ll, we’ll, I’ll',
    'the Samsung A55, 455, 1 $ 1',
    'tit for tat, a blue tit, a chink in the armour, spic and span, Moby Dick, guinea pigs, knee-jerk',
    'a*b*c and 2*3*4, x | y, https://ass.example/fuck, dick@shop.example',
    'U S A, F A Q, A S A P',
    'Kill all running processes. Kill all the weeds.',
    'Please do not be hard on yourself.',
    'the winner and the loser',
  ])('%s', (text) => {
    expect(words(text)).toEqual([]);
  });
});

test('the lexicon is of plain words with weights between 0 and 1, and innocent phrases with their word', () => {
  for (const { word, weight, kind, innocent } of lexicon({ add: [], allow: [] })) {
    expect(word).toMatch(/^[a-z]+(?: [a-z]+)*$/u);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(1);
    expect(kind).toMatch(/^(?:profanity|insult|slur|hate|threat|sexual)$/u);
    for (const phrase of innocent) expect(` ${phrase} `).toContain(` ${word} `);
  }
});

test('long texts take no time', () => {
  for (const text of ['a ', 'a', '* ', 'a*', '$', 'fuck ', 'f u ', 'a.'])
    expect(find(text.repeat(Math.ceil(50_000 / text.length)))).toBeDefined();
});
