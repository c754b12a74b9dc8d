import type { Token } from '../../../src/plugin.js';

/** The words of a question as its division sees them: what is quoted is one name, what is set off is left out. */
export function unitsOf(tokens: readonly Token[]): readonly Token[] | undefined {
  const quoted = withNames(tokens);
  return quoted && withoutSetOff(quoted);
}

/** `"Jaws"`: one name. Undefined where a mark has no other. */
function withNames(tokens: readonly Token[]): readonly Token[] | undefined {
  const units: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (!/^["“”]$/u.test(token.text)) {
      units.push(token);
      continue;
    }
    const end = tokens.findIndex(({ text }, index) => index > at && /^["”]$/u.test(text));
    const [first, last] = [tokens[at + 1], tokens[end]];
    if (!first || !last || end - at < 2 || end - at > 14) return undefined;
    units.push({
      ...first,
      start: token.start,
      end: last.end,
      text: 'Quoted',
      lower: 'quoted',
      lemma: 'quoted',
      pos: 'PROPN',
      kind: 'word',
    });
    at = end;
  }
  return units;
}

const OPENS =
  /^(?:an?|the|who|which|whose|whom|unlike|like|like|also|however|then|once|his|her|its|our|my|born|known|with|when|if)$/u;

/** `Ganymede, the largest moon of Jupiter, …`: without what stands between the commas, nor the commas. */
function withoutSetOff(tokens: readonly Token[]): readonly Token[] {
  const [from, to] = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  if (from === undefined || to === undefined || from < 2) return tokens;
  const [before, first, after] = [tokens[from - 1], tokens[from + 1], tokens[to + 1]];
  if (!/^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') || !first || !after || /^(?:and|or|but)$/u.test(after.lower))
    return tokens;
  if (!OPENS.test(first.lower) && first.pos !== 'PROPN') return tokens;
  if (tokens.slice(1, from).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return tokens;
  return [...tokens.slice(0, from), ...tokens.slice(to + 1)];
}
