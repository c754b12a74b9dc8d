import type { NounPhrase } from '../../../src/plugin.js';
import { isBoundary } from './boundary.js';
import type { Said } from './said.js';

const JOINS = /^(?:in|at|on|from|for|with|around|of|near|behind|under)$/u;

/** Verbs that put a thing somewhere: the place is theirs, not the thing's. */
const PUTS =
  /^(?:put|leave|throw|store|park|hide|drop|forget|place|spill|lose|find|stick|stuff|send|bring|return|post|buy|book|order|sign|cancel|finish|start|fix|watch|read|eat)$/u;

/** Index after the last token of the phrase with what belongs to it; undefined where that cannot be told. */
export function tailEnd(
  said: Said,
  from: number,
  { kind, head, determiner }: NounPhrase,
  hold: 'whole' | 'alone',
): number | undefined {
  let at = from;
  const open = hold === 'whole' && (kind !== 'pronoun' || /^(?:someone|somebody|everything)$/u.test(head.lower));
  while (!isBoundary(said, at)) {
    const token = said.tokens[at];
    if (!token || token.text === ',') return undefined;
    if (
      !open &&
      (isOwned(determiner?.lower ?? '') || isPut(said, from, token.lower)) &&
      token.pos === 'ADP' &&
      !/^(?:of|to)$/u.test(token.lower)
    )
      return at;
    if (!open && token.lower !== 'of') return undefined;
    if (
      token.lower === 'to' ||
      (token.pos === 'AUX' && at === from && !/^(?:i|we)$/u.test(said.tokens[at - 1]?.lower ?? ''))
    )
      return undefined;
    if (at === from && !startsTail(token.lower, token.pos)) return undefined;
    if (!open) {
      at++;
      while (said.tokens[at] && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/u.test(said.tokens[at]?.pos ?? '')) at++;
      return isBoundary(said, at) ? at : undefined;
    }
    at++;
  }
  if (open && isTime(said, at) && isBoundary(said, at + 2)) return at + 2;
  // `sick of the tap dripping every night`: not every night sick of it.
  if (open && /^(?:every|each)$/u.test(said.tokens[at]?.lower ?? '')) {
    const drips = said.tokens.slice(from, at).some(({ lower, pos }) => pos === 'VERB' && /ing$/u.test(lower));
    return drips && isBoundary(said, at + 2) ? at + 2 : undefined;
  }
  return isBoundary(said, at) ? at : undefined;
}

/** `I put the soup in the fridge`: after such a verb only a place or time can follow. */
function isPut(said: Said, from: number, preposition: string): boolean {
  const verb = said.tokens.slice(0, from).findLast(({ pos }) => pos === 'VERB');
  return (
    verb !== undefined &&
    PUTS.test(verb.lemma) &&
    (/^(?:put|leave|throw|store|park|hide|drop|place|stick|stuff)$/u.test(verb.lemma) ||
      /^(?:at|after|before|during|without)$/u.test(preposition))
  );
}

/** What has an owner is named by itself: what follows belongs to the verb. */
function isOwned(determiner: string): boolean {
  return /^(?:my|our|your|his|her|their)$/u.test(determiner);
}

/** `the party last night`: when it was is part of what is named. */
function isTime({ tokens }: Said, at: number): boolean {
  return /^(?:last|this)$/u.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.pos === 'NOUN';
}

function startsTail(lower: string, pos: string): boolean {
  return JOINS.test(lower) || /^(?:here|there|i|we|that|who|which|and|special|going)$/u.test(lower) || pos === 'PART';
}
