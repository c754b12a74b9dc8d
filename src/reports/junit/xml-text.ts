import { plainText } from '../../core/plain-text.js';

/** Without what XML 1.0 has no place for: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function xmlText(text: string): string {
  return Buffer.from(plainText(text))
    .toString()
    .replaceAll(/[\uFFFE\uFFFF]/gu, '\uFFFD');
}

/** The same within CDATA, whose end the library escapes only where it first comes. */
export function dataText(text: string): string {
  return xmlText(text).replaceAll(']]>', ']] >');
}
