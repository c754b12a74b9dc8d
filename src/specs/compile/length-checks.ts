import type { Demand } from '../demands/demand.js';
import type { RuleCheck } from './compiled-rule.js';
import type { Known } from './known.js';
import { labelledListPattern, linesPattern, paragraphsPattern } from './patterns.js';

type Length = Extract<Demand, { kind: 'length' }>;

const COUNTED: ReadonlySet<string> = new Set(['characters', 'words', 'sentences', 'tokens']);
const ENTRIES: ReadonlySet<string> = new Set(['items', 'entries', 'elements', 'names', 'tags', 'keywords', 'values', 'labels', 'topics', 'strings']); // biome-ignore format: a list

const PER_ITEM = /\b(?:each|every|per)\b/iu;

/** Undefined: no program can count it. */
export function lengthChecks(length: Length, rule: string, known: Known): readonly RuleCheck[] | undefined {
  const { unit, each, least, most } = length;
  if (each || PER_ITEM.test(rule)) return undefined;
  if (COUNTED.has(unit)) return [{ type: 'length', spec: { unit, ...bounds(length) } }];
  if (unit === 'lines') return [full(linesPattern(length))];
  if (unit === 'paragraphs') return [full(paragraphsPattern(length))];
  const label = known.labels.find((name) => name.toLowerCase() === unit);
  if (label !== undefined)
    return [{ type: 'regex', spec: { pattern: labelledListPattern(label, length), flags: ['MULTILINE'] } }];
  if (known.formats.has('json array') && ENTRIES.has(unit))
    return [{ type: 'json_path', spec: { path: '$[*]', count: bounds(length) } }];
  // One of the allowed values is exactly one.
  if (known.values.length > 0 && least === 1 && most === 1) return [{ type: 'one_of', spec: { values: known.values } }];
  return undefined;
}

function bounds({ least, most }: Length): Readonly<Record<string, number>> {
  return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

function full(pattern: string): RuleCheck {
  return { type: 'regex', spec: { pattern, full: true } };
}
