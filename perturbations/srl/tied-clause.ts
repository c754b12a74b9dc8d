import type { Doc, Token } from '../../src/plugin.js';
import type { Stated } from './stated.js';

/** Two times of one event: the first would be of the clause in front. */
export function isTime({ lower }: Token): boolean {
  return /^(?:when|after|before|once)$/u.test(lower);
}

export function isDay({ lower }: Token): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tomorrow|tonight)$/u.test(lower);
}

/** The clause may be the complement of a verb, adjective or noun, or what a negation is about. */
export function takesClause({ clauses }: Stated, main: readonly Token[], { lower }: Token): boolean {
  const asks =
    /^(?:sure|unsure|certain|wonder|wondering|know|knew|ask|asked|see|love|hate|like|tell|check|remember|decide|doubt|care|undecided|dislike|enjoy|understand|forget|matter|matters|figure|appreciate|day|time|moment|year|month|week|hours|minutes|days|weeks|months|years|right|just|long|even|only|said|says|think|thought|be|is|was|'s|were|are|me|soon|ever|never)$/u;
  if (lower === 'since' && /^(?:have|'ve|has|'s|had)$/u.test(clauses[0]?.finite.lower ?? '')) return true;
  const cannot = /^(?:ca|could|wo|have|'ve|has)$/u.test(clauses[0]?.finite.lower ?? '');
  if (
    clauses[0]?.negation &&
    !(cannot && lower === 'because') &&
    /^(?:because|while|after|before|unless)$/u.test(lower)
  )
    return true;
  return (
    asks.test(main.at(-1)?.lower ?? '') ||
    main.some((each) =>
      /^(?:sure|unsure|wonder|wondering|know|undecided|doubt|love|hate|like|asked|wish|hope|think|said|says)$/u.test(
        each.lower,
      ),
    )
  );
}

/** `the loom I've dreamed of | since I was nine`: the clause may belong to the one inside. */
export function hasBareRelative(main: readonly Token[]): boolean {
  return main.some(
    ({ lower }, at) =>
      /^(?:i|we|you|he|she|they)$/u.test(lower) && /^(?:NOUN|PROPN|PRON)$/u.test(main[at - 1]?.pos ?? ''),
  );
}

/** `the first thing he has liked since …`: since when it is the first. */
export function isRanked({ lower }: Token): boolean {
  return /^(?:first|second|third|last|only|best|worst|\p{L}{3,}est|most|least|ever|never)$/u.test(lower);
}

/** `It is …`, said of what came right before: nothing stands between. */
export function sentenceGoesOn({ sentences }: Doc, { sentence }: Stated, [subject, verb]: readonly Token[]): boolean {
  return (
    sentence !== sentences[0] &&
    /^(?:it|this|that)$/u.test(subject?.lower ?? '') &&
    /^(?:is|was|'s|has|had|will|would)$/u.test(verb?.lower ?? '')
  );
}

/** `I'm smiling because …`: how one is comes first, and then why. */
export function isMood([subject, verb]: readonly Token[]): boolean {
  return subject?.lower === 'i' && /^(?:'m|am)$/u.test(verb?.lower ?? '');
}
