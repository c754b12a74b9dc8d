import { taxonomy } from '../../../perturbations/taxonomy.js';
import { proposals } from '../proposals.js';

/** What a rule of taxonomy makes of a text. */
export function made(rule: string, text: string, task: 'sentiment' | 'yes-no' = 'sentiment'): string[] {
  const found = taxonomy.rules[rule];
  return found ? proposals(found, text, task) : [];
}
