import type { Rule } from '../../src/plugin.js';
import { deniedOpinion } from './denied/denied-opinion.js';
import { dontUsually } from './denied/dont-usually.js';
import { eventDenied } from './denied/event-denied.js';
import { finallyNot } from './denied/finally-not.js';
import { negatedPredicate } from './denied/negated-predicate.js';
import { negatedVerb } from './denied/negated-verb.js';
import { notToo } from './denied/not-too.js';

/** What a text tells or judges is denied: what was good or bad is so no more. */
export const denied: Readonly<Record<string, Rule>> = {
  'negated-predicate': negatedPredicate,
  'negated-verb': negatedVerb,
  'denied-opinion': deniedOpinion,
  'event-denied': eventDenied,
  'not-too': notToo,
  'dont-usually': dontUsually,
  'finally-not': finallyNot,
};
