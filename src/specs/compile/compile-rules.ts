import { demandsOf } from '../demands/demands-of.js';
import type { OutputRule } from '../specification.js';
import type { CompiledRule } from './compiled-rule.js';
import { checksOf } from './demand-checks.js';
import { type Known, knownOf } from './known.js';
import { leftOver } from './left-over.js';
import { phraseChecks } from './phrase-checks.js';

/** What a program can check of each rule, whoever wrote it. A rule that holds in some cases only is left to a model. */
export function compileRules(rules: readonly OutputRule[]): readonly CompiledRule[] {
  const known = knownOf(rules);
  return rules.map((rule) => compileRule(rule, known));
}

function compileRule(rule: OutputRule, known: Known): CompiledRule {
  const { conditional, demands } = demandsOf(rule.rule);
  if (conditional) return judged(rule, 'it holds in some cases only, and a program cannot tell in which');
  const phrases = phraseChecks(rule.rule, known);
  const made = demands.map((demand) => checksOf(demand, rule.rule, known));
  const found = [...made.flatMap((each) => each ?? []), ...phrases.checks];
  const checks = found.filter(
    (each, at) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at,
  );
  if (checks.length === 0) return judged(rule, 'what it demands is for a reader to judge');
  const more = leftOver(phrases.rest, demands);
  if (made.some((each) => each === undefined))
    return { rule, checks, whole: false, because: 'a program can check a part of it' };
  if (more.length > 0)
    return { rule, checks, whole: false, because: `it says more than a program can check: ${more.slice(0, 6).join(', ')}` }; // biome-ignore format: one outcome
  // A pattern finds markup; whether it is valid is another matter.
  const valid = /\bvalid (?:HTML|XML)\b/iu.test(rule.rule);
  return { rule, checks, whole: !valid, because: valid ? 'a program finds the markup, not its mistakes' : undefined };
}

function judged(rule: OutputRule, because: string): CompiledRule {
  return { rule, checks: [], whole: false, because };
}
