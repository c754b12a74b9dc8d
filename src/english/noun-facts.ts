import type { Animacy, Gender, NounPhrase, Token } from '../core/doc.js';
import { animacyOf, genderOf, isFirstName } from './lexicon.js';
import { isUncountable } from './nouns.js';

export type Facts = Pick<NounPhrase, 'number' | 'person' | 'animacy' | 'gender'>;

export function pronounFacts({ lower }: Token): Facts {
  const person = /^(?:i|me|we|us|myself|ourselves)$/u.test(lower) ? 1 : /^you/u.test(lower) ? 2 : 3;
  const plural = /^(?:we|us|they|them|these|those|ourselves|themselves|yourselves|you)$/u.test(lower);
  const people = person !== 3 || /^(?:he|him|she|her|himself|herself)$|(?:one|body)$/u.test(lower);
  const animacy: Animacy = people ? 'person' : /^(?:they|them)$/u.test(lower) ? 'unknown' : 'thing';
  const gender: Gender | undefined = /^(?:she|her|herself)$/u.test(lower)
    ? 'female'
    : /^(?:he|him|his|himself)$/u.test(lower)
      ? 'male'
      : undefined;
  return { number: plural ? 'plural' : 'singular', person, animacy, gender };
}

/** A name with an article (`the Mona Lisa`) is not a person's, whatever is in it. */
export function nounFacts(tokens: readonly Token[], head: Token, determiner: Token | undefined, name: boolean): Facts {
  const titled = determiner?.lower === 'the' && tokens[1]?.pos === 'PROPN';
  const firstName = name && !titled ? tokens.find((token) => isFirstName(token.lower)) : undefined;
  const animacy = firstName
    ? 'person'
    : name
      ? animacyOf(head.lower) === 'person'
        ? 'person'
        : 'unknown'
      : animacyOf(head.lower, head.lemma);
  const gender = firstName ? genderOf(firstName.text) : name ? undefined : genderOf(head.lower);
  const several = tokens.some((token) => token.lower === 'and') || isPlural(tokens, head, determiner, name);
  return { number: several ? 'plural' : 'singular', person: 3, animacy, gender };
}

const PLURAL_DETERMINERS = new Set(['these', 'those', 'many', 'few', 'several', 'both', 'all', 'most']);
const SINGULAR_DETERMINERS = new Set([
  'a',
  'an',
  'this',
  'that',
  'every',
  'each',
  'either',
  'neither',
  'another',
  'one',
]);

/** Plurals without -s, and those that have no singular. */
const IRREGULAR_PLURALS =
  /^(?:\p{L}*(?:people|children|women)|men|police|mice|lice|feet|teeth|geese|oxen|dice|cattle|fungi|cacti|bacteria|criteria|phenomena|alumni|nuclei|stimuli|larvae|algae|vertebrae|antennae|formulae|nebulae|strata|spectra|vermin|binoculars|scissors|trousers|pants|jeans|tights|leggings|tweezers|pliers|goggles|pyjamas|pajamas|sunglasses)$/u;

function isPlural(tokens: readonly Token[], head: Token, determiner: Token | undefined, name: boolean): boolean {
  if (determiner && SINGULAR_DETERMINERS.has(determiner.lower)) return false;
  if (isUncountable(head.lower)) return false;
  if (determiner && PLURAL_DETERMINERS.has(determiner.lower)) return true;
  if (IRREGULAR_PLURALS.test(head.lower)) return true;
  if (name) return tokens.length > 1 && /[^s]s$/u.test(head.lower) && determiner?.lower === 'the';
  return head.lemma !== head.lower && /s$/u.test(head.lower) && !isSingularInS(head.lower);
}

/** `bus`, `news`, and what is studied or played: `physics`; not `antibiotics`, `plastics`. */
function isSingularInS(noun: string): boolean {
  return (
    /(?:ss|us|is|news)$/u.test(noun) ||
    /^(?:physics|mathematics|maths|economics|politics|ethics|gymnastics|athletics|linguistics|genetics|electronics|robotics|aerobics|mechanics|dynamics|optics|acoustics|classics|\w+(?:nomics|dynamics|onautics|physics|netics|istics))$/u.test(
      noun,
    )
  );
}
