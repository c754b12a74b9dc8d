import type { Token } from '../core/doc.js';
import { matchCase } from './casing.js';
import { lexiconTags } from './lexicon.js';
import { conjugate, isInfinitive } from './verbs.js';
import { MODALS } from './words.js';

/** What a finite verb after `I` becomes after a person's name or `she`: another word, itself, or not known. */
export type Agreed =
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'unknown' };

const KEPT: Agreed = { kind: 'kept' };
const UNKNOWN: Agreed = { kind: 'unknown' };

/** Base and past alike: the text does not say which. */
const TENSELESS =
  /^(?:put|cut|hit|read|set|let|quit|cost|hurt|shut|spread|split|bet|bid|burst|cast|upset|beat|fit|rid)$/u;
/** Pasts that are also the base form of another verb. */
const PASTS = /^(?:found|left|felt|saw|fell|lost|got|went|had|did|was|were|thought|bought|came|ran|ate|wound|laid)$/u;
/** Verbs whose third person is not said of someone else without changing what is meant. */
const SAID_BY_SPEAKER = /^(?:mean|guess|swear|bet|suppose|beg|reckon|assure|dare|ought|wan|wanna|gotta|got)$/u;

/** The auxiliary or main verb `verb` after `I`, in the third person singular. Contractions are the caller's. */
export function thirdPerson(verb: Token): Agreed {
  const { lower } = verb;
  if (lower === 'am') return changed(verb, 'is');
  if (lower === 'have') return changed(verb, 'has');
  if (lower === 'do') return changed(verb, 'does');
  if (MODALS.has(lower) || PASTS.test(lower)) return KEPT;
  if (TENSELESS.test(lower) || SAID_BY_SPEAKER.test(lower) || verb.kind !== 'word') return UNKNOWN;
  if (/[^aeu]ed$/u.test(lower) || (lower.endsWith('ed') && !isInfinitive(lower))) return KEPT;
  if (isInfinitive(lower) || (verb.pos === 'VERB' && verb.lemma === lower))
    return changed(verb, conjugate(lower, 'third'));
  return isPast(verb) ? KEPT : UNKNOWN;
}

/** Whether the token may be the bare form of a verb, so that it would have to agree. */
export function isBareVerb(token: Token): boolean {
  if (/^(?:am|have|do)$/u.test(token.lower)) return true;
  if (token.pos !== 'VERB' || token.lower !== token.lemma || PASTS.test(token.lower)) return false;
  return !token.lower.endsWith('ing') || isInfinitive(token.lower);
}

function isPast({ lower, lemma, pos }: Token): boolean {
  return (
    lexiconTags(lower).includes('PastTense') ||
    (pos === 'VERB' && lemma !== lower && conjugate(lemma, 'past') === lower)
  );
}

function changed(verb: Token, text: string): Agreed {
  return { kind: 'changed', text: matchCase(verb.text, text) };
}
