import type { Token } from '../core/doc.js';
import { isFirstName, isPlace } from './lexicon.js';
import { spelling } from './packages.js';

/** Relatives called by what they are, a name without a determiner, and titles before a name. */
const KIN =
  /^(?:Mum|Mom|Dad|Mummy|Mommy|Daddy|Mama|Papa|Grandma|Grandpa|Granny|Grandad|Nana|Auntie|Aunt|Uncle|Mr|Mrs|Ms|Dr|Prof|Professor|Sir|Chef|Coach|Captain|Nurse|Officer|Sergeant|Constable|Reverend)$/u;

/** The first word of a sentence as it is written inside one: lower case unless a name, `I`, an acronym or a literal. */
export function lowerOpening(token: Token): string {
  const { text, pos, kind } = token;
  if (kind !== 'word' || /^I$/u.test(text) || /^\p{Lu}.*\p{Lu}/u.test(text)) return text;
  if (KIN.test(text)) return text;
  const listed = (pos === 'PROPN' || pos === 'NOUN' || pos === 'X') && (isFirstName(text) || isPlace(text));
  return listed || (pos === 'PROPN' && !isWord(text.toLowerCase()))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A word of the dictionary, or one made of it in front: `rewatching`, `unpins`. */
function isWord(lower: string): boolean {
  const made = /^(?:re|un|pre|mis|over|out)([a-z]{4,})$/u.exec(lower)?.[1];
  return spelling().correct(lower) || (made !== undefined && spelling().correct(made));
}
