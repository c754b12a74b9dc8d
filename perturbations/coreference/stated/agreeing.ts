import { type Clause, type Doc, wordTable } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import type { Anaphor } from '../anaphor.js';

const PLURAL_OF = wordTable<string>({ is: 'are', was: 'were', has: 'have', does: 'do', "'s": "'re" });

/** The pronoun with its verb; undefined where the verb shows another number, or would have to change. */
export function agreeing(
  doc: Doc,
  { finite, subject, negation, rest, auxiliaries }: Clause,
  { subject: pronoun, plural }: Anaphor,
): string | undefined {
  const lower = finite.lower;
  if (finite.start < subject.end || /^(?:ca|wo|sha|ai)$/u.test(lower))
    return lower === 'ca' || lower === 'wo' ? `${pronoun} ${lower}` : undefined;
  const group = plural && subject.number === 'singular';
  if (group && finite.pos === 'VERB' && lower !== finite.lemma && lower.endsWith('s')) return undefined;
  const agreed = group ? (PLURAL_OF[lower] ?? lower) : lower;
  if (/^(?:is|was|has|does)$/u.test(agreed) && plural) return undefined;
  if (/^(?:are|were|have|do)$/u.test(agreed) && !plural) return undefined;
  if (/^['’]/u.test(agreed)) return agreed === "'s" && plural ? undefined : `${pronoun}${agreed}`;
  const between = doc.text.slice(subject.end, finite.start).trim();
  // `the soup alone is worth the trip`: said of a noun only
  if (/\b(?:alone|too|both|all|each|either|(?:it|him|her|them)sel(?:f|ves))\b/iu.test(between)) return undefined;
  if (between !== '') return /^[\p{L} ]+$/u.test(between) ? `${pronoun} ${between} ${agreed}` : undefined;
  const contracts = !isFormal(doc) && (negation === undefined || negation.lower === 'not') && /^\p{L}/u.test(rest.text);
  if (contracts && agreed === 'is') return `${pronoun}'s`;
  // `it's saved me hours` would be read as `it is saved`
  if (
    contracts &&
    agreed === 'has' &&
    auxiliaries.includes(finite) &&
    /^ (?:been|got)\b/u.test(doc.text.slice(finite.end))
  )
    return `${pronoun}'s`;
  if (contracts && agreed === 'have' && auxiliaries.includes(finite)) return `${pronoun}'ve`;
  return contracts && agreed === 'are' ? `${pronoun}'re` : `${pronoun} ${agreed}`;
}
