/** The first letter in upper case; the rest as it is. */
export function capitalize(text: string): string {
  const first = firstLetter(text);
  return first.toUpperCase() + text.slice(first.length);
}

/** The first letter in lower case, unless the word must keep its capital (`I`, an acronym, a name, which the caller knows). */
export function uncapitalize(text: string): string {
  if (/^I(?:\b|['’])/u.test(text) || /^\p{Lu}{2}/u.test(text)) return text;
  const first = firstLetter(text);
  return first.toLowerCase() + text.slice(first.length);
}

/** It may be two units long. */
function firstLetter(text: string): string {
  return text.slice(0, (text.codePointAt(0) ?? 0) > 0xff_ff ? 2 : 1);
}

/** `replacement` in the casing of `model`: ALL CAPS, Capitalised, or as it is. */
export function matchCase(model: string, replacement: string): string {
  if (isShouted(model)) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(model) ? capitalize(replacement) : replacement;
}

/** Two letters or more, all of them capitals. */
function isShouted(text: string): boolean {
  if (/[a-z]/u.test(text)) return false; // most are told by one letter
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}
