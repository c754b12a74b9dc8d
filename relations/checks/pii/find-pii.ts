import { cards } from './card.js';
import { addresses, emails, phones } from './contacts.js';
import { ibans, ipAddresses, socialSecurityNumbers } from './identifiers.js';
import { type FindOptions, KINDS, type Kind, type Span } from './kinds.js';

export interface FoundPii extends Span {
  readonly kind: Kind;
  readonly text: string;
}

const FINDERS: Readonly<Record<Kind, (text: string, options: FindOptions) => readonly Span[]>> = {
  email: emails,
  iban: ibans,
  card: cards,
  ssn: socialSecurityNumbers,
  ip: ipAddresses,
  phone: phones,
  address: addresses,
};

/** A URL has numbers of its own. */
const URL = /\bhttps?:\/\/\S+/giu;

/** The personal data in a text, in order of place; of what overlaps, the kind that is looked for first. */
export function findPii(text: string, options: FindOptions): readonly FoundPii[] {
  const found: FoundPii[] = [];
  let rest = text;
  for (const kind of KINDS) {
    const seen = kind === 'email' ? rest : rest.replace(URL, (url) => ' '.repeat(url.length));
    for (const { start, end } of FINDERS[kind](seen, options)) {
      if (found.some((each) => start < each.end && each.start < end)) continue;
      found.push({ kind, start, end, text: text.slice(start, end) });
    }
    rest = blanked(text, found);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What was found is blanked, so that the digits of a card are no phone number too. */
function blanked(text: string, found: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...found].sort((a, b) => a.start - b.start)) {
    rest += text.slice(from, start) + '·'.repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
}
