import type { Rule } from '../../src/plugin.js';
import { also } from './constructions/also.js';
import { bothAnd } from './constructions/both-and.js';
import { causative } from './constructions/causative.js';
import { closerRelatives } from './constructions/closer-relatives.js';
import { countsAs } from './constructions/counts-as.js';
import { earlier } from './constructions/earlier.js';
import { ever } from './constructions/ever.js';
import { exist } from './constructions/exist.js';
import { familiar } from './constructions/familiar.js';
import { foundThere } from './constructions/found-there.js';
import { genericYou } from './constructions/generic-you.js';
import { getDone } from './constructions/get-done.js';
import { got } from './constructions/got.js';
import { hasInIt } from './constructions/has-in-it.js';
import { instrument } from './constructions/instrument.js';
import { liveThere } from './constructions/live-there.js';
import { located } from './constructions/located.js';
import { maker } from './constructions/maker.js';
import { native } from './constructions/native.js';
import { predicate } from './constructions/predicate.js';
import { predicateOf } from './constructions/predicate-of.js';
import { servesAs } from './constructions/serves-as.js';
import { sorry } from './constructions/sorry.js';
import { still } from './constructions/still.js';
import { winsAgainst } from './constructions/wins-against.js';
import { workOf } from './constructions/work-of.js';
import { worksAs } from './constructions/works-as.js';

/** A verb with its complements, a particle or a conjunction gives way to another way to say the same. */
export const constructions: Readonly<Record<string, Rule>> = {
  predicate,
  'predicate-of': predicateOf,
  also,
  ever,
  got,
  causative,
  located,
  maker,
  exist,
  still,
  instrument,
  'counts-as': countsAs,
  'work-of': workOf,
  'works-as': worksAs,
  'generic-you': genericYou,
  native,
  'has-in-it': hasInIt,
  earlier,
  'both-and': bothAnd,
  familiar,
  'found-there': foundThere,
  'wins-against': winsAgainst,
  'serves-as': servesAs,
  'live-there': liveThere,
  'get-done': getDone,
  'closer-relatives': closerRelatives,
  sorry,
};
