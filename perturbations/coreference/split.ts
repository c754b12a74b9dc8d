import type { Rule } from '../../src/plugin.js';
import { andIt } from './split/and-it.js';
import { andShe } from './split/and-she.js';
import { asideSplit } from './split/aside-split.js';
import { bothSaidOf } from './split/both-said-of.js';
import { ingSplit } from './split/ing-split.js';
import { relativeSplit } from './split/relative-split.js';
import { saidOfIt } from './split/said-of-it.js';
import { secondPredicate } from './split/second-predicate.js';
import { whichOfThing } from './split/which-of-thing.js';
import { whichSplit } from './split/which-split.js';
import { whoOfMany } from './split/who-of-many.js';

/** A clause, a second verb or a second quality becomes a clause or a sentence of its own with a pronoun. */
export const split: Readonly<Record<string, Rule>> = {
  'relative-split': relativeSplit,
  'said-of-it': saidOfIt,
  'second-predicate': secondPredicate,
  'which-split': whichSplit,
  'which-of-thing': whichOfThing,
  'ing-split': ingSplit,
  'aside-split': asideSplit,
  'both-said-of': bothSaidOf,
  'and-it': andIt,
  'and-she': andShe,
  'who-of-many': whoOfMany,
};
