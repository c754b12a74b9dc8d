import type { NounPhrase } from '../../../src/plugin.js';

const QUANTIFIED =
  /^(?:no|any|every|each|some|many|most|few|both|all|either|neither|another|several|enough|too|so|more|less|his|her|their|its|only|someone|anyone|one|what|such|half|much)$/u;

/** A phrase that can be named by itself: no quantifier, no clause inside, no other's pronoun. */
export function isMentionable({ tokens, text }: NounPhrase): boolean {
  const [first] = tokens;
  if (!first || tokens.length > 10 || QUANTIFIED.test(first.lower) || /[,;:()]/u.test(text)) return false;
  if (
    tokens.some(
      ({ lower, kind }) =>
        /^(?:every|each|any|no|who|which|that|or|than|whose|you|i|your|my|he|she|they|his|her|their|today|tonight|now|yesterday|tomorrow)$/u.test(
          lower,
        ) || kind === 'literal',
    )
  )
    return false;
  return (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0;
}
