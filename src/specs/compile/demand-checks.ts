import { wordTable } from '../../core/word-table.js';
import type { Demand } from '../demands/demand.js';
import type { RuleCheck } from './compiled-rule.js';
import type { Known } from './known.js';
import { lengthChecks } from './length-checks.js';
import { labelsPattern, linesPattern } from './patterns.js';

const CODES = wordTable<string>({ English: 'en', German: 'de', French: 'fr', Spanish: 'es', Italian: 'it', Portuguese: 'pt', Dutch: 'nl', Polish: 'pl', Russian: 'ru', Turkish: 'tr', Arabic: 'ar', Hindi: 'hi', Chinese: 'zh', Japanese: 'ja', Korean: 'ko' }); // biome-ignore format: a table

/** Undefined: it is a demand that no program can tell here. */
export function checksOf(demand: Demand, rule: string, known: Known): readonly RuleCheck[] | undefined {
  switch (demand.kind) {
    case 'length':
      return lengthChecks(demand, rule, known);
    case 'values':
      return [{ type: 'one_of', spec: { values: known.values } }];
    case 'labels':
      return [labelled(demand.labels)];
    case 'format':
      return formatChecks(demand.format, rule);
    case 'language': {
      const expected = CODES[demand.language];
      return expected === undefined ? undefined : [{ type: 'language', spec: { expected } }];
    }
    case 'starts':
    case 'ends':
      return [{ type: `${demand.kind}_with`, spec: { value: demand.text } }];
    case 'case':
      return [{ type: 'regex', spec: { pattern: demand.letters === 'lower' ? '\\p{Lu}' : '\\p{Ll}' }, negate: true }];
    case 'alone':
      return aloneChecks(known);
  }
}

function formatChecks(format: Extract<Demand, { kind: 'format' }>['format'], rule: string) {
  switch (format) {
    case 'json':
      return [{ type: 'is_json', spec: {} }];
    case 'json object':
      return [{ type: 'is_json', spec: { type: 'object' } }];
    case 'json array':
      return /\b(?:of|only) strings\b/iu.test(rule)
        ? [{ type: 'json_schema', spec: { schema: { type: 'array', items: { type: 'string' } } } }]
        : [{ type: 'is_json', spec: { type: 'array' } }];
    case 'html':
    case 'xml':
      return [{ type: 'regex', spec: { pattern: '<[A-Za-z][^<>]*>' } }];
    default:
      return undefined;
  }
}

/** Nothing but what was asked for: that can be told where it is known what that is. */
function aloneChecks({ values, labels, formats }: Known): readonly RuleCheck[] | undefined {
  if (values.length > 0) return [{ type: 'one_of', spec: { values } }];
  if (labels.length > 0) return [onlyLabels(labels)];
  if (formats.has('html') || formats.has('xml'))
    return [{ type: 'regex', spec: { pattern: '<[A-Za-z!][\\s\\S]*>', full: true } }];
  if ([...formats].some((format) => format.startsWith('json'))) return [{ type: 'is_json', spec: {} }];
  return undefined;
}

export function labelled(labels: readonly string[]): RuleCheck {
  return { type: 'regex', spec: { pattern: labelsPattern(labels), flags: ['MULTILINE', 'DOTALL'] } };
}

/** As many lines as labels, and no more. */
export function onlyLabels({ length: most }: readonly string[]): RuleCheck {
  return { type: 'regex', spec: { pattern: linesPattern({ least: 1, most }), full: true } };
}
