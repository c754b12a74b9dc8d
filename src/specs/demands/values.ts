import type { Demand } from './demand.js';

const VALUES =
  /\bmust be (?:exactly |only )?(?:(?:one of(?: (?:these|the following)[^:]{0,40})?:?|either) (?<listed>.{3,600})|(?<quoted>["“](?:[^"”]{1,40})["”](?:,? (?:or )?["“][^"”]{1,40}["”]){1,20})(?: only| alone)?\.?)$/iu;
const LABELS = /\bmust have (?:the|these) labels[^:]{0,60}: (?<listed>.{3,600})$/iu;

/** The allowed values, or the labels of lines, that a rule lists. */
export function valuesIn(rule: string): readonly Extract<Demand, { kind: 'values' | 'labels' }>[] {
  const groups = VALUES.exec(rule)?.groups;
  const values = splitList(groups?.['listed'] ?? groups?.['quoted'] ?? '');
  if (values.length > 1) return [{ kind: 'values', values }];
  const labels = splitList(LABELS.exec(rule)?.groups?.['listed'] ?? '');
  return labels.length > 1 ? [{ kind: 'labels', labels }] : [];
}

const LONGEST_ENTRY = 5;

/** `Politics, Sports or "Local"` → the three; nothing where an entry is longer than a value is. */
export function splitList(listed: string): readonly string[] {
  const entries = listed
    .replace(/[.;]\s*$/u, '')
    .split(/,\s*(?:(?:and|or)\s+)?|;\s*|\s+\/\s+|\s+or\s+|(?<=["”'’`])\s+and\s+/u)
    .map((entry) => entry.trim().replace(/^["“'‘`](.*)["”'’`]$/u, '$1'))
    .filter((entry) => entry !== '');
  return entries.every((entry) => entry.split(/\s+/u).length <= LONGEST_ENTRY) ? [...new Set(entries)] : [];
}
