/** Ways to name the answers in an instruction, the most explicit first; group 1 is the list. */
const LISTS: readonly RegExp[] = [
  /\b(?:options?|answers?|labels?|choices?|categories|classes|one of|following)\b[^:.\n]{0,60}:\s*([^.\n]+)/iu,
  /\b(?:only|either|one of|as|with)\s+((?:["'“‘]?[\p{L}\p{N}-]+["'”’]?\s*(?:,|\/|\||\bor\b)\s*(?:or\s+)?)+["'“‘]?[\p{L}\p{N}-]+)/iu,
  /\b(yes\s*(?:or|\/)\s*no)\b/iu,
  /((?:\p{Lu}[\p{L}\p{N}-]*\s*,\s*)*\p{Lu}[\p{L}\p{N}-]*\s*,?\s+or\s+\p{Lu}[\p{L}\p{N}-]*)/u,
];

/**
 * The answers that an instruction allows ("… only one of these options: Positive, Negative, or Neutral.", "… only YES or
 * NO."), as it spells and orders them; empty where it names fewer than two.
 */
export function readOptions(instruction: string): readonly string[] {
  for (const list of LISTS) {
    const options = split(list.exec(instruction)?.[1] ?? '');
    if (options.length > 1) return options;
  }
  return [];
}

/** A label has at most four words; a longer piece means that this was no list. */
function split(list: string): readonly string[] {
  const pieces = list
    .split(/\s*(?:[,/|;]|\bor\b|\band\b)\s*/iu)
    .map((piece) => piece.replace(/^[\s"'“”‘’`*[(]+|[\s"'“”‘’`*\])!]+$/gu, ''))
    .filter((piece) => piece !== '');
  return pieces.every((piece) => piece.split(/\s+/).length <= 4) ? [...new Set(pieces)] : [];
}
