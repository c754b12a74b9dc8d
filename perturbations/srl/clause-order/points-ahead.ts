import type { Token } from '../../../src/plugin.js';

/** `he found the key after we said it was gone`: what it stands for would come after it. */
export function pointsAhead(clause: readonly Token[], main: readonly Token[]): boolean {
  const pronouns = clause.filter(({ lower }) => /^(?:it|its|he|him|his|she|they|them|their)$/u.test(lower));
  return (
    pronouns.some(
      ({ lower }) => !main.some((word) => word.lower.startsWith(lower.slice(0, 2)) && word.pos === 'PRON'),
    ) && main.some(({ pos }, index) => index > 1 && /^(?:NOUN|PROPN|ADJ)$/u.test(pos))
  );
}
