/** What turns a rule round: the first that finds its words does. */
const TURNS: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  [/\bmust (?:not|never) be (?=at (?:least|most)|more|longer|fewer|shorter)/iu, 'must be '],
  [/\bmust (?:not|never)\b/iu, 'must'],
  [/\b(?:must be|must have) one of:? /iu, 'must be something else than one of: '],
  [/\b(?:at most|no more than|not more than|up to|a maximum of|maximum(?: of)?|max) (?=\d|[a-z])/iu, 'more than '],
  [/\b(?:no longer than|not longer than) /iu, 'longer than '],
  [/\bat least (?:one|1|a) /iu, 'no '],
  [/\b(?:at least|no fewer than|no less than|a minimum of|minimum(?: of)?) (?=\d|[a-z])/iu, 'fewer than '],
  [/\bexactly (?=\d|[a-z])/iu, 'more than '],
  [/\ba single (?=paragraph|sentence|word|line)/iu, 'more than one '],
  [/\bmust (be|have) no\b/iu, (_, verb) => `must ${verb} some`],
  [/^(?=.*\b(?:only|alone|and nothing else)\b).*$/iu, (found) => withMore(found)],
  [/\bmust be in (English|German|French|Spanish|Italian|Chinese|Japanese)\b/u, (_, language) => `must be in another language than ${language}`],
  [/\bmust be in (lower|upper) case\b/iu, (_, letters) => `must be in ${letters.toLowerCase() === 'lower' ? 'upper' : 'lower'} case`],
  [/\bmust be (.*\bJSON\b.*?)\.?$/iu, () => 'must be prose that is no JSON.'],
  [/\bmust keep\b/iu, 'must change'],
  [/\bmust avoid\b/iu, 'must have'],
  [/\bmust\b/iu, 'must not'],
]; // biome-ignore format: a table
const CONDITION = /^(?<condition>(?:If|When|Whenever|Unless|In case)\b[^,]*,\s*)(?<rest>.+)$/u;

/** `X and nothing else` → X, with something else. */
function withMore(rule: string): string {
  const rest = rule.replaceAll(/,? (?:and nothing else|only|alone)\b/giu, '').replace(/\.$/u, '');
  return `${rest}, with further text around it.`;
}

/** The opposite of a rule; in the cases that a condition names, where it has one. */
export function invert(rule: string): string {
  const { condition = '', rest = rule } = CONDITION.exec(rule)?.groups ?? {};
  const turn = TURNS.find(([pattern]) => pattern.test(rest));
  if (turn === undefined)
    return `${condition}${condition === '' ? 'The' : 'the'} output must be such that this does not hold: ${rest}`;
  const [pattern, by] = turn;
  return `${condition}${typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by)}`;
}
