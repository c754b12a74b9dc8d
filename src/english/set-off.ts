import type { Token } from '../core/doc.js';

/** Tokens without what is set off after a name (`Kane (wrestler)`, `Albany, Georgia`), and where each of them was. */
export interface WithoutSetOff {
  readonly kept: readonly Token[];
  /** Index of each kept token among all; one more, the count of all, at the end. */
  readonly places: readonly number[];
}

export function withoutSetOff(tokens: readonly Token[]): WithoutSetOff {
  const kept: Token[] = [];
  const places: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const skipped = at > 1 ? setOffEnd(tokens, at) : undefined;
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const token = tokens[at];
    if (token) {
      kept.push(token);
      places.push(at);
    }
    at++;
  }
  return { kept, places: [...places, tokens.length] };
}

function setOffEnd(tokens: readonly Token[], at: number): number | undefined {
  const [before, mark] = [tokens[at - 1], tokens[at]];
  if (before?.pos !== 'PROPN' || !mark) return undefined;
  if (mark.text === '(') {
    const close = tokens.findIndex(({ text }, index) => index > at && text === ')');
    return close > at && close - at < 8 && close < tokens.length - 1 ? close + 1 : undefined;
  }
  if (mark.text !== ',') return undefined;
  let end = at + 1;
  while (tokens[end]?.pos === 'PROPN') end++;
  const after = tokens[end];
  if (end === at + 1 || end - at > 4 || !after || /^(?:and|or|of|the|’s|'s)$/u.test(after.lower)) return undefined;
  if (
    tokens.some(
      ({ lower, text }, index) =>
        index > end && text === ',' && /^(?:and|or)$/u.test(tokens[index + 1]?.lower ?? lower),
    )
  )
    return undefined;
  return after.text === ',' ? end + 1 : end;
}
