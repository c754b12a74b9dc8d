import { type Doc, type Edit, matchCase, matches, neededWords, type Rule } from '../../src/plugin.js';
import { isOwner, isWhoOrWhose } from './owned.js';

const TITLE = /\b(Mr|Mrs|Ms|Miss)\b(?=\.? \p{Lu}\p{Ll}+)/gu;
/** What one gender alone is, has or wears, and relatives by marriage. */
const BODILY =
  /\b(?:wife|husband|widow[a-zà-ž]*|girlfriend|boyfriend|m[ae]n|wom[ae]n|boys?|girls?|lad(?:y|ies)|gentlem[ae]n|mother|father|mum|mom|dad|pregnan\w*|shav\w*|maiden|beard|prostat\w*|ovar\w*|cervi\w*|menopaus\w*|maternity|dress|skirt|gown|darcy|bean|universe|headmaster|headmistress|actress|actor)\b/iu;
const PRONOUN = /\b(?:she|he|her|his|him|hers|herself|himself)\b/giu;

export const titleSwap: Rule = {
  about: 'Somebody known by title changes gender, with the pronouns that follow: “Mr Dale … his” → “Ms Dale … her”',
  expects: { sentiment: 'same' },
  examples: [
    ['Mr Dale was seen in clinic. His pulse is good.', 'Ms Dale was seen in clinic. Her pulse is good.'],
    ['Dear Mrs Dale, your parcel is here.', 'Dear Mr Dale, your parcel is here.'],
    ['Dear Mr Dale, I met your driver. He shouted at us.', 'Dear Ms Dale, I met your driver. He shouted at us.'],
  ],
  leaves: [
    'Mr Dale and Mrs Dale are here',
    'Mr Dale brought his wife',
    'Mr Dale told Anna that he was late',
    'Mr Petrov is here, she says',
    'We met Dr Dale',
    'Mr and Mrs Dale left',
  ],
  words: () => neededWords(TITLE),
  *propose(doc) {
    const titles = [...doc.text.matchAll(TITLE)];
    const [title] = titles;
    if (
      !title ||
      titles.length > 1 ||
      /\b(?:Mr|Mrs|Ms|Miss) (?:and|&)|["“”]/u.test(doc.text) ||
      /\p{Ll}(?:ova|eva|skaya|ová)\b/u.test(doc.text)
    )
      return;
    const female = title[0] !== 'Mr';
    const other = female ? 'Mr' : 'Ms';
    const edit = { start: title.index, end: title.index + title[0].length, text: other };
    const because = `gender: ${female ? 'male' : 'female'}`;
    if (/^Dear /u.test(doc.text)) {
      yield { edits: [edit], because }; // those whom pronouns mean in a letter are others
      return;
    }
    const told = matches(doc, BODILY) ? undefined : pronouns(doc, title.index, female);
    if (told) yield { edits: [edit, ...told], because };
  },
};

/** Every pronoun is the person's: undefined where one comes before, is of the other gender or may be somebody else's. */
function pronouns({ text, tokens }: Doc, from: number, female: boolean): readonly Edit[] | undefined {
  const found = [...text.matchAll(PRONOUN)];
  if (found.some(({ index }) => index < from)) return undefined;
  if (found.some(([word]) => /^(?:she|her|hers|herself)$/iu.test(word) !== female)) return undefined;
  if (
    found.length > 0 &&
    tokens.some(
      ({ kind, pos, text: word, start }) => isAnother(kind, pos, word) && start > from && !opens(text, start, from),
    )
  )
    return undefined;
  if (tokens.some(({ lower }, at) => lower === 'her' && isWhoOrWhose(tokens[at - 1], tokens[at + 1]))) return undefined;
  return found.map((match) => {
    const word = match[0];
    const next = tokens.find(({ start }) => start > match.index);
    const owns = isOwner(
      tokens.findLast(({ start }) => start < match.index),
      next,
    );
    const lower = word.toLowerCase();
    const other =
      lower === 'her'
        ? owns
          ? 'his'
          : 'him'
        : lower === 'his'
          ? owns
            ? 'her'
            : 'hers'
          : (OTHER.get(lower) ?? lower);
    return { start: match.index, end: match.index + word.length, text: matchCase(word, other) };
  });
}

const OTHER: ReadonlyMap<string, string> = new Map([
  ['she', 'he'],
  ['he', 'she'],
  ['him', 'her'],
  ['hers', 'his'],
  ['herself', 'himself'],
  ['himself', 'herself'],
]);

const DATES =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** A second person by name. */
function isAnother(kind: string, pos: string, word: string): boolean {
  return kind === 'word' && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(word) && !DATES.test(word);
}

/** The person's own surname, or a capital that a sentence begins with. */
function opens(text: string, start: number, from: number): boolean {
  return start - from < 6 || /[.!?]\s*$/u.test(text.slice(0, start));
}
