/** Fewer askings show nothing about noise, and more than this are not paid for: the report then says what is left open. */
const [FEWEST, MOST] = [2, 12];

/**
 * How often a text must be asked, with the changed answer every time, so that a model which changes its answer by itself at
 * a rate of `noise` does so in any of `texts` texts with a probability of at most `error` (the union bound over texts, and
 * askings taken as independent).
 */
export function askingsNeeded({
  noise,
  texts,
  error,
}: {
  readonly noise: number;
  readonly texts: number;
  readonly error: number;
}): number {
  if (noise <= 0) return FEWEST;
  if (noise >= 1) return MOST;
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(Math.log(error / texts) / Math.log(noise))));
}

/** The probability that noise alone changes all `askings` answers to one of `texts` texts, at most. */
export function noiseAtMost({
  noise,
  texts,
  askings,
}: {
  readonly noise: number;
  readonly texts: number;
  readonly askings: number;
}): number {
  return Math.min(1, texts * noise ** askings);
}
