import type { Lexicons } from './lexicons.js';
import type { Demonstration } from './read-prompt.js';
import { isNegator, words } from './words.js';

/** How many words after a negator are turned by it. */
const NEGATION_REACH = 3;

/** How far demonstrations may move the border of a pole. */
const LARGEST_SHIFT = 1;

/** The sum of the valences of the words, those within three words after a negator with the opposite sign. */
export function sentimentScore(text: string, { valence }: Pick<Lexicons, 'valence'>): number {
  let score = 0;
  let negatedUntil = -1;
  for (const [at, word] of words(text).entries()) {
    if (isNegator(word)) negatedUntil = at + NEGATION_REACH;
    else score += at <= negatedUntil ? -valence(word) : valence(word);
  }
  return score;
}

/** The option for each side of the scale, found by the valence of its own name: `Positive`, `good` or `happy` alike. */
interface Scale {
  readonly positive: string;
  readonly negative: string;
  readonly neutral: string | undefined;
}

/** Undefined where the options have not both a positive and a negative one. */
function scaleOf(options: readonly string[], lexicons: Lexicons): Scale | undefined {
  const scored = options.map((option) => ({ option, score: sentimentScore(option, lexicons) }));
  const positive = scored.find(({ score }) => score > 0)?.option;
  const negative = scored.find(({ score }) => score < 0)?.option;
  const neutral = scored.find(({ score }) => score === 0)?.option;
  return positive === undefined || negative === undefined ? undefined : { positive, negative, neutral };
}

/**
 * The option whose side of the scale the text's score lies on: above 0 the positive, below 0 the negative, else the neutral
 * one, or the first option where there is none. Demonstrations move those borders by at most 1, see `border`.
 * Undefined where the options are not a scale.
 */
export function judgeSentiment(
  text: string,
  options: readonly string[],
  demonstrations: readonly Demonstration[],
  lexicons: Lexicons,
): string | undefined {
  const scale = scaleOf(options, lexicons);
  if (scale === undefined) return undefined;
  const score = sentimentScore(text, lexicons);
  const shown = demonstrations.map(({ text: example, label }) => ({ score: sentimentScore(example, lexicons), label }));
  const moves = scale.neutral !== undefined;
  if (score > (moves ? border(shown, scale.positive, 1) : 0)) return scale.positive;
  if (score < (moves ? -border(shown, scale.negative, -1) : 0)) return scale.negative;
  return scale.neutral ?? options[0];
}

/**
 * How strong a text must be to belong to a pole: midway between the strongest demonstration outside the pole (at least 0)
 * and the weakest inside, when the demonstrations are in that order; never above 1. So a neutral demonstration with a
 * mildly charged word, or a pole that is shown by strong words only, widens the neutral band a little.
 */
function border(
  shown: readonly { readonly score: number; readonly label: string }[],
  pole: string,
  sign: 1 | -1,
): number {
  const belongs = (label: string) => label.toLowerCase() === pole.toLowerCase();
  const inside = shown.filter(({ label }) => belongs(label)).map(({ score }) => sign * score);
  const outside = shown.filter(({ label }) => !belongs(label)).map(({ score }) => sign * score);
  const weakest = Math.min(...inside);
  const strongest = Math.max(0, ...outside);
  return inside.length > 0 && weakest > strongest ? Math.min(LARGEST_SHIFT, (weakest + strongest) / 2) : 0;
}
