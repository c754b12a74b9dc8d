import { demandsOf } from '../demands/demands-of.js';
import type { OutputRule } from '../specification.js';

/** What the rules together say of an output, which each of them may lean on. */
export interface Known {
  /** All allowed outputs, with those that conditional rules add; none: they are not listed. */
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly formats: ReadonlySet<string>;
}

const FIXED =
  /\b(?:must|should) be (?:exactly |only )?(?:["“'‘`](?<quoted>[^"”'’`]{1,60})["”'’`]|(?<word>[\p{L}\p{N}_-]{1,40}))(?: only| alone)?\.?$/iu;

export function knownOf(rules: readonly OutputRule[]): Known {
  const all = rules.map(({ rule }) => ({ rule, ...demandsOf(rule) }));
  const always = all.filter(({ conditional }) => !conditional).flatMap(({ demands }) => demands);
  const values = always.flatMap((each) => (each.kind === 'values' ? each.values : []));
  // What is the answer in a special case is allowed, also where the list leaves it out.
  const special = all.filter(({ conditional }) => conditional).flatMap(({ rule }) => fixed(rule));
  return {
    values: values.length === 0 ? [] : [...new Set([...values, ...special])],
    labels: always.flatMap((each) => (each.kind === 'labels' ? each.labels : [])),
    formats: new Set(always.flatMap((each) => (each.kind === 'format' ? [each.format] : []))),
  };
}

function fixed(rule: string): readonly string[] {
  const groups = FIXED.exec(rule.trim())?.groups;
  const value = groups?.['quoted'] ?? groups?.['word'];
  return value === undefined ? [] : [value];
}
