import { animacyOf, isWord, type NounPhrase } from '../../../src/plugin.js';

/** `Do Koalas …`: the auxiliary says that the name is a plural. */
export function isPluralName({ kind, head, tokens }: NounPhrase): boolean {
  return (
    kind === 'name' &&
    head === tokens.at(-1) &&
    /[^s]s$/u.test(head.lower) &&
    !tokens.some(({ lower }) => lower === 'and')
  );
}

const TITLE =
  /^(?:queen|king|prince|princess|duke|duchess|lord|lady|knave|jack|maid|bishop|father|mother|god|goddess|man|woman)$/u;

/** `the Port of Baltimore`: a noun with a capital that is an ordinary word for a thing. */
export function isThingOf({ kind, determiner, head, tokens, animacy }: NounPhrase): boolean {
  const next = tokens[tokens.indexOf(head) + 1];
  if (
    kind !== 'name' ||
    determiner?.lower !== 'the' ||
    next?.lower !== 'of' ||
    animacy === 'person' ||
    TITLE.test(head.lower) ||
    /[^siu]s$/u.test(head.lower) // `the Gardens of …`: it, or they
  )
    return false;
  if (tokens.filter(({ pos }) => pos === 'ADP').length > 1) return false;
  return animacyOf(head.lower) === 'thing' && isWord(head.lower);
}

/** `the President of Mexico`: whoever it is. */
export function isRole({ determiner, head, animacy, gender }: NounPhrase): boolean {
  return (
    determiner?.lower === 'the' &&
    animacy === 'person' &&
    gender === undefined &&
    /^(?:president|senator|minister|judge|captain|doctor)$/u.test(head.lower)
  );
}
