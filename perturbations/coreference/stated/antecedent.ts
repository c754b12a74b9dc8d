import { type Clause, type Doc, isPlace, type NounPhrase, type Sentence, type Token } from '../../../src/plugin.js';
import { anaphorOf } from './anaphor-of.js';
import { isTimeNoun } from './boundary.js';
import { centreOf } from './centre.js';
import { namedAgain } from './named-again.js';

/** Verbs and feelings whose object the text goes on about. */
const INTRODUCES =
  /^(?:buy|order|get|receive|try|watch|read|visit|use|love|like|hate|enjoy|own|have|adopt|hire|rent|wear|test|install|play|choose|pick|taste|eat|borrow|replace|upgrade|download|cook|build|drive|adore|recommend|weigh|find|repaint|open|sell|wash|clean|fix|return|send|see|finish|start|design|develop|invent|rent|lose|break|pack|unpack|paint|plant)$/u;
const BODIES =
  /^(?:staff|crew|family|team|company|shop|band|police|bank|airline|support|service|store|hotel|restaurant|council|landlord|garage|place|firm|neighbou?r|driver|school)$/u;

/** Titles, and relatives called by what they are. */
const TITLE = /^(?:mr|mrs|ms|dr|prof|mum|mom|dad|grandma|grandpa|gran|nan|auntie|uncle)\b/iu;

export type Subject = 'it' | 'they' | 'he' | 'she';

/**
 * How the one thing that a pronoun can mean is named again; undefined unless only one phrase before it can be meant.
 * `apart`: nor where that is in the same sentence, in which a noun said again jars.
 */
export function antecedentOf(
  doc: Doc,
  sentence: Sentence,
  pronoun: Token,
  form: Subject,
  { apart = false }: { readonly apart?: boolean } = {},
): string | undefined {
  const same = doc.nounPhrases.filter(({ start, end }) => start >= sentence.start && end <= pronoun.start);
  const before = doc.sentences[sentence.index - 1];
  const earlier = before ? doc.nounPhrases.filter(({ start, end }) => start >= before.start && end <= before.end) : [];
  const all = [...earlier, ...same];
  if (all.some((phrase) => isThirdPerson(phrase, form))) return undefined;
  const matching = all.filter(
    (phrase) => !isTimeNoun(phrase.head.lower) && canBe(phrase, form) && !isWhere(doc, phrase),
  );
  const [first] = matching;
  const only = matching.length > 1 ? centreOf(doc, before, sentence, pronoun, matching) : first;
  if (!only) return undefined;
  if (apart && same.includes(only)) return undefined;
  const from = same.includes(only) ? sentence : before;
  if (!from || (from !== sentence && from.text.includes('?')) || /["“”]/u.test(from.text)) return undefined;
  return isSpokenOf(doc, from, only, form) ? namedAgain(doc, only) : undefined;
}

/** `from Oslo to Kiel`: a named place on the way. */
function isWhere({ tokens }: Doc, { kind, tokens: own }: NounPhrase): boolean {
  const before = tokens[(own[0]?.index ?? 0) - 1]?.lower ?? '';
  return kind === 'name' && /^(?:from|to|for|in|at|via|through|near|leaves|reaches)$/u.test(before);
}

const OTHERS: Readonly<Record<Subject, RegExp>> = {
  it: /^(?:it|its|this|itself)$/u,
  they: /^(?:they|them|these|those|themselves)$/u,
  he: /^(?:he|him|himself)$/u,
  she: /^(?:she|her|herself)$/u,
};

/** A pronoun that already goes on about something. */
function isThirdPerson({ kind, head }: NounPhrase, form: Subject): boolean {
  return kind === 'pronoun' && OTHERS[form].test(head.lower);
}

/** The subject of its sentence, or the object of a verb that brings it up. */
function isSpokenOf(doc: Doc, from: Sentence, phrase: NounPhrase, form: Subject): boolean {
  const clause = doc.clauses.find(({ sentence, subject }) => sentence === from && subject.start === phrase.start);
  const anaphor = anaphorOf(phrase)?.subject;
  const person = form === 'he' || form === 'she';
  if (clause) return anaphor === form || ((person || isNoted(phrase, form)) && isWhole(clause));
  if (anaphor !== form) return false;
  const [before, earlier] = [
    doc.tokens[(phrase.tokens[0]?.index ?? 0) - 1],
    doc.tokens[(phrase.tokens[0]?.index ?? 0) - 2],
  ];
  if (!before) return false;
  if (/^(?:if|although|though|when|since|because|while|suppose|imagine)$/u.test(before.lower)) return true;
  if (before.pos === 'VERB') return INTRODUCES.test(before.lemma);
  return (
    /^(?:of|with|about|for)$/u.test(before.lower) &&
    /^(?:sick|tired|proud|happy|pleased|disappointed|impressed|thrilled|delighted|obsessed|annoyed|excited|nervous|worried|fed|up|forward)$/u.test(
      earlier?.lower ?? '',
    )
  );
}

/** `this keyboard`: nothing is known of the noun, but that the text goes on about it with `it`. */
function isNoted({ animacy, determiner }: NounPhrase, form: Subject): boolean {
  return form === 'it' && animacy === 'unknown' && /^(?:the|this|my|our)$/u.test(determiner?.lower ?? '');
}

/** The subject is no longer than its noun phrase. */
function isWhole({ subject }: Clause): boolean {
  return subject.tokens.length < 5 && !subject.tokens.some(({ lower }) => lower === 'and');
}

/** Whether the pronoun could mean the phrase, as far as anybody can tell. */
function canBe({ number, animacy, gender, kind, text, determiner, head, tokens }: NounPhrase, form: Subject): boolean {
  if (kind === 'pronoun') return false;
  if (tokens.some(({ lower }) => lower === 'and')) return form === 'they';
  if (form === 'they') return number === 'plural' || BODIES.test(head.lower) || animacy === 'person';
  if (number === 'plural') return false;
  if (form === 'it') return animacy !== 'person' && !/^(?:every|each|no|any)$/u.test(determiner?.lower ?? '');
  if (gender && gender !== (form === 'he' ? 'male' : 'female')) return false;
  if (kind === 'name') return !isPlace(text) && (animacy === 'person' || TITLE.test(text));
  return animacy !== 'thing' || TITLE.test(head.lower);
}
