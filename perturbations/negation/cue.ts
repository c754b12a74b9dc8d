import { readLexicon, type Token } from '../../src/plugin.js';
import { polarAdjectives, polarity } from './polar.js';

/** What a word that carries a label speaks of: how something is, what happened, or how someone feels. */
export type Says = 'quality' | 'event' | 'feeling';

export interface Cue {
  readonly token: Token;
  readonly polarity: 'positive' | 'negative';
  readonly says: Says;
}

let index: ReadonlyMap<string, Omit<Cue, 'token'>> | undefined;

function words(): ReadonlyMap<string, Omit<Cue, 'token'>> {
  index ??= new Map(
    ['polar-words', 'polar-words-rarer'].flatMap((name) =>
      readLexicon(new URL(`../lexicons/${name}.tsv`, import.meta.url)).map(
        ({ word = '', polarity: named, says }) =>
          [
            word,
            {
              polarity: named === 'positive' ? 'positive' : 'negative',
              says: says === 'event' || says === 'feeling' ? says : 'quality',
            },
          ] as const,
      ),
    ),
  );
  return index;
}

/** The words that may be cues. */
export function cueWords(): readonly string[] {
  return [...words().keys(), ...polarAdjectives('positive', 'negative')];
}

export function cueOf(token: Token): Cue | undefined {
  if (token.kind !== 'word') return undefined;
  const listed = words().get(token.lower);
  if (listed) return { token, ...listed };
  const polar = polarity(token.lower);
  if (polar?.polarity !== 'positive' && polar?.polarity !== 'negative') return undefined;
  return { token, polarity: polar.polarity, says: polar.of === 'person' ? 'feeling' : 'quality' };
}

/** The cues of some tokens, but for words that are something else in their place: `best man`, `the patient`, `clean-up`, `the older kind`. */
export function cuesIn(tokens: readonly Token[]): readonly Cue[] {
  return tokens.flatMap((token, at) => {
    const cue = cueOf(token);
    if (!cue) return []; // most words are none
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const joined = [before, next].some(
      (each) => each?.text === '-' && (each.start === token.end || each.end === token.start),
    );
    const named = token.lower === 'best' && /^(?:man|friend|before|wishes|regards)$/u.test(next?.lower ?? '');
    const person = token.lower === 'patient' && (at === 0 || before?.pos === 'DET');
    const other =
      (token.lower === 'worst' || token.lower === 'best') &&
      /^(?:expecting|expected|feared|hoping)$/u.test(tokens[at - 2]?.lower ?? '');
    const object = token.lower === 'touched' && /^(?:DET|PRON)$/u.test(next?.pos ?? '');
    const sort = token.lower === 'kind' && /^(?:DET|ADJ)$/u.test(before?.pos ?? '') && next?.pos !== 'NOUN';
    return joined || named || person || other || object || sort ? [] : cue;
  });
}
