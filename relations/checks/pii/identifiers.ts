import { ibans as ibanTools } from '../packages.js';
import { type Span, spansOf } from './kinds.js';

const SSN = /(?<![\p{L}\p{N}_.-])(\d{3})([- ])(\d{2})\2(\d{4})(?![\p{L}\p{N}_]|[-.]\d)/gu;
const BARE_SSN = /(?:\bssn\b|social security)[^\d\n]{0,30}(?<![\d-])(\d{3})()(\d{2})(\d{4})(?![\d-])/giu;

/** US social security numbers as they have been given out: no area 000, 666 or 9xx, no group 00, no serial 0000. */
export function socialSecurityNumbers(text: string): readonly Span[] {
  const isReal = (_: string, [, area = '', , group = '', serial = '']: RegExpExecArray) =>
    !/^(?:000|666|9)/u.test(area) && group !== '00' && serial !== '0000';
  const bare = spansOf(text, BARE_SSN, isReal).map(({ end }) => ({ start: end - 9, end }));
  return [...spansOf(text, SSN, isReal), ...bare];
}

const IBAN_START = /(?<![\p{L}\p{N}_])[A-Z]{2}\d{2}(?=[ -]?[A-Z0-9])/giu;

/** IBANs: of a country's length, with the right check digits, in groups or not. */
export function ibans(text: string): readonly Span[] {
  return [...text.matchAll(IBAN_START)].flatMap(({ 0: head, index }) => {
    const length = ibanTools().getCountrySpecifications()[head.slice(0, 2).toUpperCase()]?.chars;
    const written = length
      ? new RegExp(`^[A-Z0-9](?:[ -]?[A-Z0-9]){${length - 1}}(?![\\p{L}\\p{N}])`, 'iu').exec(text.slice(index))
      : null;
    if (!written) return [];
    const isValid = ibanTools().isValidIBAN(written[0].replace(/[ -]/gu, '').toUpperCase());
    return isValid ? [{ start: index, end: index + written[0].length }] : [];
  });
}

const IPV4 =
  /(?<![\p{L}\p{N}_.-])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?![\p{L}\p{N}_]|\.\d|-\d)/gu;

/** IPv4 addresses, but for those of nobody: this host (0.0.0.0), loopback, broadcast. A version is none. */
export function ipAddresses(text: string): readonly Span[] {
  return spansOf(text, IPV4, (found, { index }) => {
    const isVersion = /\b(?:v|version|release)\.?\s*$/iu.test(text.slice(Math.max(0, index - 12), index));
    return !isVersion && !/^(?:0\.0\.0\.0|127\.|255\.255\.255\.255)/u.test(found);
  });
}
