const LONGEST = 60;

/** A value as an error shows it: text quoted and cut at 60 characters, `nothing` for undefined, containers by kind. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  return String(value);
}

/** The words in quotes, as a sentence lists them: `"a", "b" or "c"`. */
export function listed(words: readonly string[], last = 'or'): string {
  const shownWords = words.map(quoted);
  const end = shownWords.pop() ?? 'nothing';
  return shownWords.length === 0 ? end : `${shownWords.join(', ')} ${last} ${end}`;
}

function quoted(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text);
}
