import { conjugate, type Token } from '../../src/plugin.js';

/** Whether both verbs stand in the past or both in the third person: `asked and went`, `asks and goes`. */
export function isInFormOf(first: Token, second: Token): boolean {
  const form =
    conjugate(first.lemma, 'past') === first.lower
      ? 'past'
      : conjugate(first.lemma, 'third') === first.lower
        ? 'third'
        : undefined;
  return form !== undefined && conjugate(second.lemma, form) === second.lower;
}
