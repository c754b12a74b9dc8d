import { animacyOf, isFirstName, readLexicon, type Token } from '../../src/plugin.js';
import type { LightClause } from './light-clause.js';
import type { LightSubject } from './light-subject.js';

/** What a clause tells: plain news, or something good or bad that lies in its verb. */
export type Tells = 'plain' | 'positive' | 'negative';

interface Row {
  readonly tells: Tells;
  readonly of: string;
  readonly next: string;
  readonly pattern: RegExp | undefined;
}

const KINDS = /^(?:any|obj|at|inf|ing|clause|end|at:at)$/u;

let index: ReadonlyMap<string, readonly Row[]> | undefined;

/** By the lemma of the verb; a row of `lexicons/deniable-verbs.tsv`. */
function rows(verb: string): readonly Row[] {
  if (!index) {
    const grouped = new Map<string, Row[]>();
    for (const { verb: lemma = '', label, of = '', next = '' } of readLexicon(
      new URL('../lexicons/deniable-verbs.tsv', import.meta.url),
    )) {
      const row: Row = {
        tells: label === 'positive' || label === 'negative' ? label : 'plain',
        of,
        next,
        pattern: KINDS.test(next) ? undefined : new RegExp(`^(?:${next})(?![A-Za-zÀ-ž\\d'-])`, 'iu'),
      };
      grouped.set(lemma, [...(grouped.get(lemma) ?? []), row]);
    }
    index = grouped;
  }
  return index.get(verb) ?? [];
}

const PERSON = /^(?:i|we|he|she|they|you|someone|somebody)$/u;

/** `I`, `Ms Petrov`, `my brother and I`; nobody is named where the speaker leaves themselves out. */
export function isPerson(subject: LightSubject | undefined): boolean {
  if (!subject || PERSON.test(subject.head.lower)) return true;
  const { head, tokens } = subject;
  return (
    animacyOf(head.lemma) === 'person' ||
    FOLK.test(head.lower) ||
    tokens.some(({ text }) => /^\p{Lu}/u.test(text) && isFirstName(text))
  );
}

const FOLK =
  /^(?:mum|mom|dad|gran|nan|grandad|grandma|grandpa|mr|mrs|ms|dr|people|kids|folks|landlord|landlady|boss|neighbours?|neighbors?)$/u;

/** What a verb tells in its place; undefined where it is not known how its denial reads. */
export function tellsOf({ verb, lemma, rest }: LightClause, of: 'person' | 'thing'): Tells | undefined {
  const text = rest
    .map((token) => token.lower.replace('’', "'"))
    .join(' ')
    .replaceAll(" '", "'");
  return rows(lemma).find((each) => (each.of === 'any' || each.of === of) && follows(each, text, rest, verb.lower))
    ?.tells;
}

/** All verbs of the list. */
export function deniableVerbs(): Iterable<string> {
  rows('');
  return index?.keys() ?? [];
}

function follows({ next, pattern }: Row, text: string, [first, second]: readonly Token[], verb: string): boolean {
  if (pattern) return pattern.test(text);
  switch (next) {
    case 'end':
      return first === undefined || /^(?:on|during|in|at|last|this|after)$/u.test(first.lower);
    case 'inf':
      return first?.lower === 'to' && second !== undefined && second.pos !== 'DET';
    case 'ing':
      return first !== undefined && /ing$/u.test(first.lower) && first.pos !== 'NOUN';
    case 'clause':
      return /^(?:whether|if|for|about|to)$/u.test(first?.lower ?? '');
    case 'at:at':
      return first?.lower === 'at';
    case 'at':
      return first !== undefined && (PLACE.test(first.lower) || /day$/u.test(first.lower));
    default:
      return first !== undefined && isObject(first) && !(/^ha[sd]|have$/u.test(verb) && second?.lower === 'to');
  }
}

const PLACE =
  /^(?:at|in|on|near|by|from|to|with|behind|beside|under|above|outside|inside|opposite|upstairs|downstairs|through|along|across|around|round|into|past|between|next|until|online|here|there|abroad|tomorrow|today)$/u;

function isObject({ lower, pos, kind }: Token): boolean {
  if (/^(?:it|them|him|her|my|our|his|their|its|one|two|me|us|you|your|this|that|these|those)$/u.test(lower))
    return true;
  return (
    kind === 'number' ||
    (/^(?:DET|NOUN|PROPN|NUM|ADJ)$/u.test(pos) && !/^(?:up|down|out|off|away|better)$/u.test(lower))
  );
}
