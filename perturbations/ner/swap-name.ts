import { type Doc, type Gender, matches, once, type Rule, readLexicon, type Token } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { names, namesOf } from './names.js';

let cities: readonly string[] | undefined;
function cityNames(): readonly string[] {
  cities ??= readLexicon(new URL('../lexicons/cities.tsv', import.meta.url)).map(({ city = '' }) => city);
  return cities;
}

export const swapName: Rule = {
  about: 'A person’s first name or a city becomes another of its kind',
  expects: { sentiment: 'same' },
  examples: [
    ['Priya was kind to us', 'Leila was kind to us'],
    ['The buses in Madrid are slow', 'The buses in Vienna are slow'],
  ],
  leaves: [
    'Priya Anand sang well',
    'New Madrid is quiet',
    'The fado in Lisbon 🇵🇹 was lovely',
    'Priya is late. Ask Priya.',
  ],
  *propose(doc) {
    if (/\p{RI}/u.test(doc.text)) return;
    const known = firstMentioned(doc, peopleByName());
    const mention = known && soleMention(doc, known.words);
    if (known && mention)
      for (const { words } of namesOf(known.gender))
        if (words !== known.words) yield { edits: [{ ...at(mention), text: words }], because: `name: ${words}` };
    const pupil = known ? undefined : appraised(doc);
    if (pupil)
      for (const { words } of namesOf(pupil.gender))
        yield { edits: [{ ...at(pupil.token), text: words }], because: `name: ${words}` };
    const city = firstMentioned(doc, citiesByName());
    const place = city && soleMention(doc, city);
    if (
      !place ||
      matches(doc, LOCAL) ||
      !/^(?:in|to|from|around|near|your|our|the|through|at)$/u.test(doc.tokens[place.index - 1]?.lower ?? '')
    )
      return;
    for (const name of cityNames())
      if (name !== city) yield { edits: [{ ...at(place), text: name }], because: `city: ${name}` };
  },
};

/** Whom an appraisal is on, though no list knows the name: `Amira has … She …`. */
function appraised(doc: Doc): { readonly token: Token; readonly gender: Gender } | undefined {
  const [token, next] = doc.tokens;
  if (!token || kindOfText(doc) !== 'appraisal' || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.text)) return undefined;
  if (!/^(?:AUX|VERB)$/u.test(next?.pos ?? '') || doc.text.split(token.text).length > 2) return undefined;
  if (!/^(?:NOUN|PROPN|ADJ|VERB)$/u.test(token.pos)) return undefined;
  const female = /(?<=[.] )(?:She|Her)\b/u.test(doc.text);
  const male = /(?<=[.] )(?:He|His)\b/u.test(doc.text);
  return female === male ? undefined : { token, gender: female ? 'female' : 'male' };
}

/** What tells which city it is. */
const LOCAL =
  /\b(?:capital|native|born in|language|speak|accent|embassy|marathon|fado|tower|river|beach|sea|port|island|Welsh|Scottish|Irish|French|Italian|Spanish|German|Japanese|Norwegian|Dutch|Portuguese|Turkish|Greek)\b/u;

/** Cities that a text may name, beside those that take their place. */
const OTHER_CITIES =
  'London Leeds Bristol Cardiff Manchester Liverpool Glasgow Edinburgh Belfast Birmingham Sheffield Newcastle Nottingham Leicester Norwich Exeter Oslo Bergen Stockholm Copenhagen Helsinki Paris Marseille Brussels Antwerp Amsterdam Rotterdam Utrecht Berlin Munich Cologne Zurich Geneva Basel Milan Turin Naples Florence Venice Porto Valencia Seville Athens Budapest Bucharest Sofia Warsaw Vilnius Riga Tallinn Istanbul Ankara Cairo Lagos Accra Mumbai Delhi Bangalore Karachi Dhaka Bangkok Hanoi Jakarta Manila Seoul Tokyo Kyoto Beijing Shanghai Sydney Melbourne Perth Brisbane Boston Denver Dallas Houston Atlanta Phoenix Portland Philadelphia Detroit Minneapolis Miami Vancouver Calgary Ottawa Lima Quito Santiago'.split(
    ' ',
  );

function at({ start, end }: Token): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** A list by name, each with its place in it. */
type ByName<T> = ReadonlyMap<string, readonly [place: number, value: T]>;

function byName<T>(values: readonly T[], nameOf: (value: T) => string): ByName<T> {
  return new Map(values.map((value, place) => [nameOf(value), [place, value] as const] as const).toReversed());
}

const peopleByName = once(() => byName(names(), ({ words }) => words));
const citiesByName = once(() => byName([...cityNames(), ...OTHER_CITIES], (city) => city));

/** The first of a list that is named in a text, once and by itself. */
function firstMentioned<T>(doc: Doc, all: ByName<T>): T | undefined {
  let first: readonly [place: number, value: T] | undefined;
  for (const { text } of doc.tokens) {
    const found = all.get(text);
    if (found && !(first && first[0] <= found[0]) && soleMention(doc, text)) first = found;
  }
  return first?.[1];
}

/** The one token that is the name, when no other name touches it. */
function soleMention({ tokens, text }: Doc, name: string): Token | undefined {
  if (!text.includes(name)) return undefined;
  const found = tokens.filter((token) => token.text === name);
  const [token] = found;
  if (!token || found.length > 1) return undefined;
  const [before, next] = [tokens[token.index - 1], tokens[token.index + 1]];
  const beside = [before, next].some(
    (each) => each !== undefined && each.kind === 'word' && /^\p{Lu}/u.test(each.text) && each.text !== 'I',
  );
  return beside || next?.text === ',' ? undefined : token;
}
