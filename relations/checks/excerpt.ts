/** How much of a text is shown, in characters. */
const MOST = 80;

/** A text on one line, cut where it is long. */
export function shortened(text: string, most = MOST): string {
  // Twice as much as is shown, and a margin: a long reply is not gone through for its first words.
  const head = text.trimStart().slice(0, most * 4);
  const characters = [...head.replace(/\s+/gu, ' ').trim()];
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
