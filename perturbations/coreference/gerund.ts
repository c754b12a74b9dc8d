import { conjugate, type Token } from '../../src/plugin.js';

/** The gerund of a verb in its base form; a verb that the package does not know takes the regular ending. */
export function gerundOf({ lower }: Token): string {
  const known = conjugate(lower, 'gerund');
  if (known.endsWith('ing')) return known;
  return `${lower.replace(/([^eoy])e$/u, '$1')}ing`;
}
