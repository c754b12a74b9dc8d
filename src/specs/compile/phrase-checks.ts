import type { RuleCheck } from './compiled-rule.js';
import { labelled, onlyLabels } from './demand-checks.js';
import type { Known } from './known.js';

/** A demand in a turn of phrase of its own, and the words that it explains. */
interface Phrase {
  readonly at: RegExp;
  readonly checks: (known: Known) => readonly RuleCheck[];
}

const FENCE =
  /\b(?:without|no|not (?:use|have|be in|be wrapped in)) (?:a |any )?(?:Markdown )?code (?:fences?|blocks?)\b/iu;
const QUOTES =
  /\b(?:with no|without|no|not have|not be in)(?: any)? (?:quotation marks|quotes)(?: around (?:it|them|the (?:output|answer|text)))?/iu;
const LABELS_ORDER =
  /\ball (?:\w+ )?labels must (?:be there|appear|be present)(?:,? in (?:this|the given|that) order)?/iu;
const NO_LINES = /\bmust not (?:add|have|contain) (?:any )?(?:further|other|additional|more|extra) lines\b/iu;

const PHRASES: readonly Phrase[] = [
  { at: FENCE, checks: () => [{ type: 'not_contains', spec: { substring: '```' } }] },
  {
    at: QUOTES,
    checks: () => [{ type: 'regex', spec: { pattern: '["“”«‘\'].*["“”»’\']', flags: ['DOTALL'], full: true }, negate: true }],
  },
  { at: LABELS_ORDER, checks: ({ labels }) => (labels.length === 0 ? [] : [labelled(labels)]) },
  { at: NO_LINES, checks: ({ labels }) => (labels.length === 0 ? [] : [onlyLabels(labels)]) },
]; // biome-ignore format: a table

/** What such phrases of a rule demand, and the rule without them. */
export function phraseChecks(
  rule: string,
  known: Known,
): { readonly checks: readonly RuleCheck[]; readonly rest: string } {
  let rest = rule;
  const checks = PHRASES.flatMap(({ at, checks: of }) => {
    const found = at.test(rule) ? of(known) : [];
    if (found.length > 0) rest = rest.replace(at, ' ');
    return found;
  });
  return { checks, rest };
}
