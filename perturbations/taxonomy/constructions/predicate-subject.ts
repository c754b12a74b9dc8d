import type { Question, Token } from '../../../src/plugin.js';
import { isKnownPerson } from '../known-person.js';
import { areSights, isBuiltOrSpoken } from './built-or-spoken.js';

/** Of the parts of a thing, not of somebody in a group or a tale. */
export function isMember({ subject: { animacy, kind, tokens } }: Question, state: string): boolean {
  return state === 'part of' && (animacy !== 'thing' || (kind === 'name' && tokens[0]?.lower !== 'the'));
}

/** `Does a queen move | like a knight?`: a longer subject may hold the verb. */
export function mayBePreposition({ subject: { kind, tokens, animacy } }: Question): boolean {
  return kind === 'common' && (animacy === 'thing' || tokens.length > (tokens[0]?.pos === 'DET' ? 2 : 1));
}

/** What belongs to a family or kind is part of it; what belongs to somebody is not. */
export function isOwned({ predicate }: Question, verb: string): boolean {
  return (
    verb === 'belong to' &&
    !/\b(?:family|genus|kingdom|phylum|species|order|class|union|commonwealth|archipelago)\b/iu.test(predicate.text)
  );
}

/** People, one animal and trees are older than others, but do not predate them; kinds of animals do. */
export function isThing({
  subject: { animacy, kind, head, tokens, number, determiner },
  predicate,
}: Question): boolean {
  const rival = predicate.tokens.slice(2).filter((token) => token.kind === 'word');
  if (isKnownPerson(rival.map(({ text }) => text).join(' '))) return false;
  if (kind === 'pronoun' || /^(?:tree|wine|cheese|child|son|daughter|car)s?$/u.test(head.lower)) return false;
  if (animacy === 'animal' && kind === 'common' && number === 'plural' && !determiner) return true;
  if (animacy === 'unknown' && kind === 'name')
    return isBuiltOrSpoken(tokens) || areSights(tokens, rival) || areHouses(tokens, rival);
  return animacy === 'thing' && (kind === 'common' || tokens.length === 1 || tokens[0]?.lower === 'the');
}

/** Banks, schools and the like on both sides, which were founded once. */
function areHouses(...names: readonly (readonly Token[])[]): boolean {
  return names.every((tokens) =>
    tokens.some(({ text }) =>
      /^(?:Bank|University|College|School|Museum|Academy|Library|Hospital|Observatory|Society)$/u.test(text),
    ),
  );
}

const OBJECTS: Readonly<Record<string, RegExp>> = {
  'run on': /\b(?:batter(?:y|ies)|diesel|petrol|gasoline|kerosene|electricity|steam|coal|fuel|solar power|hydrogen)$/iu,
  'serve in': /^serve in the (?:\S+ )?(?:army|navy|air force|marines|senate|cabinet|house of (?:lords|commons))$/iu,
  'lie in': /^lie in (?:the )?\p{Lu}[\p{L} ]+$/u,
};

/** Of these verbs only what a thing may run on, whom one may serve in and where a place may lie; `lie in` only of a place by its name. */
export function hasItsObject({ subject: { kind, animacy }, predicate: { text } }: Question, verb: string): boolean {
  if (verb === 'lie in' && (kind !== 'name' || animacy === 'person')) return false;
  return OBJECTS[verb]?.test(verb === 'run on' ? text.replace(/\?$/u, '') : text) ?? true;
}

/** Of a guest or a party, one is no host to it. */
export const GAMES = /\b(?:olympics?|games|cup|fair|expo|exposition|championships?)\b/iu;

/** `Are yaks found in Nepal?`: where a kind of animal is found it lives, unless it is in a thing or a dish. */
export function isAtHome({ auxiliary, subject, predicate: { tokens } }: Question): boolean {
  if (
    !/^(?:are|do)$/u.test(auxiliary.lower) ||
    subject.animacy !== 'animal' ||
    subject.tokens.some(({ pos }) => pos === 'DET')
  )
    return false;
  const [place] = tokens.slice(2).filter(({ lower }) => !/^(?:the|wild|in)$/u.test(lower));
  return (
    place !== undefined &&
    (/^\p{Lu}/u.test(place.text) || /^(?:jungles?|deserts?|forests?|rivers?|caves?)$/u.test(place.lower))
  );
}

/** Of a place, and of no more than where it lies. */
export function isBelowSea({ auxiliary, subject: { animacy, number }, predicate }: Question): boolean {
  return (
    /^is$/u.test(auxiliary.lower) && animacy !== 'person' && number !== 'plural' && predicate.text === 'below sea level'
  );
}

/** Somebody from a land; of words and goods, where they come from is another matter. */
export function isFromLand({ subject: { kind, animacy }, predicate: { tokens } }: Question): boolean {
  const [, , place, more] = tokens;
  return kind === 'name' && animacy !== 'thing' && place !== undefined && /^\p{Lu}/u.test(place.text) && !more;
}

/** `Is Malta south of Sicily?`: of two places that have names, one lies there. */
export function isLand({ auxiliary, subject: { kind, animacy }, predicate: { tokens } }: Question): boolean {
  const [place] = tokens.slice(2).filter(({ lower }) => lower !== 'the');
  return (
    /^(?:is|are)$/u.test(auxiliary.lower) &&
    kind === 'name' &&
    animacy !== 'person' &&
    /^\p{Lu}/u.test(place?.text ?? '')
  );
}

const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'sweeter than':
    /^(?:[a-zà-ž]+ )*(?:honey|sugar|lemons?|limes?|plums?|dates?|grapes?|apples?|oranges?|bananas?|figs?|peach(?:es)?|pears?|strawberr(?:y|ies)|chocolate|syrup|fructose|glucose|sucralose|stevia|aspartame|saccharin|milk|wine|cider|potatoes|carrots?|onions?|melons?|mangoe?s?|pineapples?|rhubarb|vinegar|jam|molasses|treacle|sherry|port|juice)$/iu,
  'taller than':
    /\b(?:tower|shard|building|skyscraper|pyramids?|statue|monument|cathedral|obelisk|lighthouse|giraffes?)$/iu,
  'longer than':
    /\b(?:years?|months?|days?|weeks?|hours?|minutes?|seconds?|decades?|centur(?:y|ies)|millenni(?:um|a)|fortnight|semester|pregnanc(?:y|ies)|reign|wars?|match(?:es)?|operas?|films?|movies?|symphony|february)$/iu,
};

/** Of these one says how they stand, last or taste. */
export function hasItsMeasure({ subject, predicate }: Question, state: string): boolean {
  if (/\b(?:stand|last|tast)/iu.test(predicate.text)) return false;
  const known = SUBJECTS[state];
  return !known || (known.test(subject.text) && subject.animacy !== 'person');
}
