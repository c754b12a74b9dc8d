/** A bracket, a bar, or what has neither inside. */
const PIECE = /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[!=]|:|<\w+>))?|[)|]|[^\\[()|]+/gsu;

/**
 * The sources of expressions of which one matches in a text if and only if the expression does: its alternatives, each again
 * taken apart by those of the largest group in it (`\b(?:a|b)\b`). Itself alone where it refers to what it matched.
 */
export function alternativesOf(source: string): readonly string[] {
  if (/\\(?:[1-9]|k<)/u.test(source)) return [source];
  return splitAtBars(source).flatMap(byLargestGroup);
}

function splitAtBars(source: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: piece, index } of source.matchAll(PIECE))
    if (piece.startsWith('(')) depth++;
    else if (piece === ')') depth--;
    else if (piece === '|' && depth === 0) {
      parts.push(source.slice(from, index));
      from = index + 1;
    }
  return [...parts, source.slice(from)];
}

function byLargestGroup(source: string): readonly string[] {
  let ways: readonly string[] = [source];
  let [depth, from] = [0, 0];
  for (const { 0: piece, index } of source.matchAll(PIECE)) {
    if (piece.startsWith('(') && depth++ === 0) from = index;
    if (piece !== ')' || --depth > 0 || !source.startsWith('(?:', from) || /^[?*+{]/u.test(source.slice(index + 1)))
      continue;
    const inside = splitAtBars(source.slice(from + 3, index));
    if (inside.length <= ways.length) continue;
    const [before, after] = [source.slice(0, from), source.slice(index + 1)];
    ways = inside.map((each) => before + each + after);
  }
  return ways;
}
