import { type Span, spansOf } from './kinds.js';

const CANDIDATE = /(?<![\p{L}\p{N}_.,-])\d(?:[ -]?\d){11,18}(?![\p{L}\p{N}_]|[-.,]\d)/gu;

/** First digits of the issuers' numbers, and how many digits these have (ISO/IEC 7812; the issuers' published ranges). */
const ISSUERS: readonly (readonly [prefix: RegExp, lengths: readonly number[]])[] = [
  [/^4/u, [13, 16, 19]], // Visa
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u, [16]], // Mastercard
  [/^3[47]/u, [15]], // American Express
  [/^(?:6011|64[4-9]|65)/u, [16, 17, 18, 19]], // Discover
  [/^(?:30[0-5]|3095|36|38|39)/u, [14, 15, 16, 17, 18, 19]], // Diners Club
  [/^35(?:2[89]|[3-8])/u, [16, 17, 18, 19]], // JCB
  [/^62/u, [16, 17, 18, 19]], // UnionPay
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])/u, [12, 13, 14, 15, 16, 17, 18, 19]], // Maestro
];

/** Numbers of payment cards: an issuer's prefix and length, and a check digit that is right (Luhn). */
export function cards(text: string): readonly Span[] {
  return spansOf(text, CANDIDATE, (found) => {
    const digits = found.replace(/\D/gu, '');
    const isIssued = ISSUERS.some(([prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length));
    return isIssued && !/^(\d)\1+$/u.test(digits) && passesLuhn(digits);
  });
}

/** From the right, every second digit doubled, with 9 taken off above 9: the sum ends in 0 (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
