/** How much of a text is shown, in characters. */
const MOST = 80;

/** A text on one line, cut where it is long. */
export function shortened(text: string, most = MOST): string {
  // Twice as much as is shown, and a margin: a long reply is not gone through for its first words.
  const head = text.trimStart().slice(0, most * 4);
  // What was cut may leave half a character at an end.
  const whole = head.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  const characters = [...whole.replace(/\s+/gu, ' ').trim()];
  const isCut = characters.length > most || text.trim().length > head.length;
  return isCut ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
}

/** A text as a reason shows it: shortened, between backticks; `nothing` where there is none. */
export function excerpt(text: string, most = MOST): string {
  const shown = shortened(text, most);
  return shown === '' ? 'nothing' : `\`${shown}\``;
}

/** A JSON value as a reason shows it. */
export function shownValue(value: unknown, most = MOST): string {
  return excerpt(typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'undefined'), most);
}

/** `a`, `b` or `c`: texts as a sentence lists them. */
export function listed(texts: readonly string[], word: 'or' | 'and'): string {
  const shown = texts.map((text) => excerpt(text));
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}

/** How much is shown on either side of a find, in UTF-16 units. */
const AROUND = 30;

/** A find in a text with what is beside it, as a reason shows it. */
export function around(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)];
  const inside = end - start > MOST ? shortened(text.slice(start, end)) : text.slice(start, end);
  const shown = `${text.slice(from, start)}${inside}${text.slice(end, to)}`;
  return `${from > 0 ? '…' : ''}${shortened(shown, 3 * MOST)}${to < text.length ? '…' : ''}`;
}
