/** A text as two that say the same are compared: case, spaces and final marks aside. */
export function fold(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.!]+$/u, '');
}
