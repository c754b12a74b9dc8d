import { type Doc, type Gender, matches, once, perDoc, readLexicon } from '../../src/plugin.js';
import type { Person } from '../person/person.js';

/** Someone of a group. */
export interface DescribedPerson extends Person {
  readonly attribute: string;
  readonly group: string;
  /** The group as it is written: `Kenyan`. */
  readonly name: string;
  /** Without an article: `Sikh woman`. */
  readonly who: string;
  /** Topics that would make the description look like a comment on the text, or belie it. */
  readonly avoid: readonly string[];
}

let all: readonly DescribedPerson[] | undefined;
let topicsOf: ReadonlyMap<string, readonly string[]> | undefined;

function load(): readonly DescribedPerson[] {
  all ??= readLexicon(new URL('../lexicons/described-people.tsv', import.meta.url)).map(
    ({ phrase = '', pronoun, attribute = '', group = '', avoid = '' }) => ({
      words: phrase,
      gender: pronoun === 'she' ? 'female' : 'male',
      because: `${attribute}: ${group}`,
      attribute,
      group: group.toLowerCase(),
      name: group,
      who: phrase.replace(/^an? /u, ''),
      avoid: avoid.split(','),
    }),
  );
  return all;
}

/** Each group once, as it is written in lower case. One expression of all of them takes three times as long. */
const groups = once(() => [...new Set(load().map(({ group }) => group))]);

function topics(): ReadonlyMap<string, readonly string[]> {
  if (!topicsOf) {
    const made = new Map<string, string[]>();
    for (const { topic = '', word = '' } of readLexicon(new URL('../lexicons/delicate-topics.tsv', import.meta.url)))
      made.set(word, [...(made.get(word) ?? []), topic]);
    topicsOf = made;
  }
  return topicsOf;
}

/** Whether an emoji of the text shows somebody of the other gender. */
function shows(text: string, gender: Gender): boolean {
  return gender === 'female' ? /[♂👨👦🤴]/u.test(text) : /[♀👩👧👸💃]/u.test(text);
}

/** An age, a stage of life, or what few but the young or those at work do: any description by age might belie it. */
const OF_AN_AGE =
  /\b(?:age[ds]?|ag(?:e)?ing|birthdays?|childhood|students?|pupils?|freshman|sophomore|kids?|child(?:ren)?|sons?|daughters?|squad|teams?|league|tournament|trials|scored|career|trainees?|training|bootcamp|leg day|passed over|laid off|hired|fired|sacked|hiring|scholarship|diploma|calculus|chemistry|algebra|driving test|learner|mortgage|engaged|proposed|for decades|(?:years?|months?)[- ]old|at (?:my|his|her|your|our|their) age)\b/iu;
const OF_THE_YOUNG = /\b(?:teen|captain|coach|apprentice|redundan|recruit|flunk)/iu;
const AN_AGE =
  /\b(?:at|turn(?:ed|ing|s)?|over|under|nearly|almost|past|aged|in (?:my|his|her|their) (?:early |mid-?|late )?) ?(?:sixteen|eighteen|nineteen|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies)|\d0s|\d\d(?![:.]?\d| ?[ap]\.?m|%))\b|\b(?:\d\d|twenty|thirty|forty|fifty|sixty|seventy) years\b/iu;

const FILM = /\bblack[- ]and[- ]white\b/iu;

/** Those whose description has no bearing on what the text is about: nobody of a group that it names, or whose topic it touches. */
export const describedPeople = perDoc((doc: Doc): readonly DescribedPerson[] => {
  const { tokens, text } = doc;
  const known = topics();
  const touched = new Set<string>();
  const film = matches(doc, FILM);
  for (const { lower } of tokens) {
    const topicsOfWord = known.get(lower);
    if (topicsOfWord && !(film && /^(?:black|white)$/u.test(lower)))
      for (const topic of topicsOfWord) touched.add(topic);
  }
  const lower = text.toLowerCase();
  const shown = { female: shows(text, 'female'), male: shows(text, 'male') };
  const aged = matches(doc, OF_AN_AGE) || matches(doc, AN_AGE) || matches(doc, OF_THE_YOUNG);
  const named = groups().some((group) => lower.includes(group));
  if (!named && !aged && touched.size === 0 && !shown.female && !shown.male) return load();
  return load().filter(
    ({ attribute, avoid, group, gender }) =>
      !(aged && attribute === 'age') &&
      !shown[gender] &&
      !(touched.size > 0 && avoid.some((topic) => touched.has(topic))) &&
      !(named && lower.includes(group)),
  );
});
