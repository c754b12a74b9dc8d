import type { CountryCode } from 'libphonenumber-js/min';
import { phoneNumbers } from '../packages.js';
import { type FindOptions, type Span, spansOf } from './kinds.js';

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu;

/** `ana (at) shop [dot] example`: what a person writes so that no program finds it. */
const HIDDEN_EMAIL =
  /(?<![\w.+-])[\w.+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\w-]{1,63}(?:(?:\s?\.|\s?[([{]\s?(?:dot|\.)\s?[)\]}]|\sdot\s)\s?[\w-]{1,63}){1,4}/giu;

export function emails(text: string): readonly Span[] {
  return [...spansOf(text, EMAIL), ...spansOf(text, HIDDEN_EMAIL)];
}

/** What says, before bare digits, that they are a phone number. */
const CUE =
  /\b(?:phones?|tel|telephone|call|calling|text|fax|mobile|cell|dial|reach|whatsapp|sms|contact)\b[^\n]{0,25}$/iu;

/** Whether a code is one of a country whose phone numbers are known: `US`. */
export function isCountry(code: string): code is CountryCode {
  return phoneNumbers().isSupportedCountry(code);
}

/** Phone numbers of the world with a country code, and of the given countries without. */
export function phones(text: string, { countries }: FindOptions): readonly Span[] {
  const { findPhoneNumbersInText } = phoneNumbers();
  return countries.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }).flatMap(({ startsAt, endsAt, number }) => {
      const before = text.slice(Math.max(0, startsAt - 40), startsAt);
      const isBare = /^\d+$/u.test(text.slice(startsAt, endsAt));
      const isId = /[#=/_\p{L}]$/u.test(before) || (isBare && !CUE.test(before));
      return isId || !number.isPossible() ? [] : [{ start: startsAt, end: endsAt }];
    }),
  );
}

/** `24 Hour Drive`, `5 Star Place`: a number that counts. */
const COUNTED = '(?!(?:Hour|Day|Week|Month|Year|Minute|Mile|Star|Step)s?\\b)';

const NAME = "(?:\\p{Lu}[\\p{L}'’.-]*|\\d{1,3}(?:st|nd|rd|th))";
const KIND =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Crescent|Alley|Trail|Way|Close|Row|Quay|Plaza';

const ADDRESSES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}_.,$€£#-])\\d{1,5}[A-Za-z]?,? (?:[NSEW]\\.? |North |South |East |West )?${COUNTED}(?:${NAME} ){1,3}(?:${KIND})\\b\\.?(?:,? (?:Apt|Apartment|Suite|Ste|Unit|Floor|#)\\.? ?#?\\w{1,6})?`,
    'gu',
  ),
  /\bP\.? ?O\.? Box \d{1,6}\b/giu,
  // Hauptstraße 12, Berliner Allee 5a
  /(?<![\p{L}\p{N}_])(?:\p{Lu}\p{L}{2,30}[ -])?\p{Lu}?\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|gasse|platz|allee|[Ww]eg) \d{1,4}[a-z]?\b/gu,
  // 12 rue de la Paix, 5 bis, avenue Foch; Calle Mayor 10; Via Roma, 3
  /(?<![\p{L}\p{N}_.,$€£#-])\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|impasse|allée|chemin) (?:(?:de|du|des|la|le|les|l'|d')\s?){0,3}\p{Lu}[\p{L}'’-]*/gu,
  /(?<![\p{L}\p{N}_])(?:Calle|Avenida|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua) (?:(?:de|del|la|los|das?|dos?)\s){0,2}\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?,? (?:n[.º°]? ?)?\d{1,4}\b/gu,
];

/** Street addresses with their number, as English and some neighbours write them. */
export function addresses(text: string): readonly Span[] {
  return ADDRESSES.flatMap((pattern) =>
    spansOf(text, pattern, (found, { index }) => !isYear(found, text.slice(0, index))),
  );
}

/** `in 2024 Wall Street fell` */
function isYear(found: string, before: string): boolean {
  return (
    /^(?:19|20)\d\d\b/u.test(found) &&
    /\b(?:in|since|by|from|until|till|of|during|before|after|early|late)\s$/iu.test(before.slice(-10))
  );
}
