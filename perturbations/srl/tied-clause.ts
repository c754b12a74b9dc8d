import type { Token } from '../../src/plugin.js';
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
