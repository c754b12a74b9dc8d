/** Text for a terminal: control characters, escape sequences and marks that reorder text are shown, never carried out. Line breaks and tabs stay. */
export function plainText(text: string): string {
  return text.replaceAll(
    /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
