import { plainText } from '../core/plain-text.js';

/**
 * Hostile or not, the text as one line that only shows: line breaks become ⏎, tabs a space; control characters, escape sequences
 * and marks that reorder text are spelled out (`\u001b`), half characters replaced.
 */
export function oneLine(text: string): string {
  return plainText(
    text
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      .replaceAll(/\r?\n/gu, '⏎')
      .replaceAll('\t', ' '),
  ).replaceAll(
    /[\u061C\u200E\u200F\u2028\u2029\uFEFF]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
