import type { CountryCode } from 'libphonenumber-js/min';

/** Kinds of personal data, in the order in which they are looked for: what one has found, the next does not see. */
export const KINDS = ['email', 'iban', 'card', 'ssn', 'ip', 'phone', 'address'] as const;
export type Kind = (typeof KINDS)[number];

/** As sentences name them. */
export const NAMES: Readonly<Record<Kind, string>> = {
  email: 'an e-mail address',
  iban: 'an IBAN',
  card: 'a card number',
  ssn: 'a social security number',
  ip: 'an IP address',
  phone: 'a phone number',
  address: 'a street address',
};

export interface Span {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

export interface FindOptions {
  /** Where phone numbers without a country code may be from. */
  readonly countries: readonly CountryCode[];
}

/** The places of all matches of a pattern that pass a test. */
export function spansOf(
  text: string,
  pattern: RegExp,
  isReal: (found: string, match: RegExpExecArray) => boolean = () => true,
): readonly Span[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    isReal(match[0], match) ? [{ start: match.index, end: match.index + match[0].length }] : [],
  );
}
