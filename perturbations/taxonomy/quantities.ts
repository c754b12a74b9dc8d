import type { Rule } from '../../src/plugin.js';
import { ahead } from '../around/ahead.js';
import { age } from './quantities/age.js';
import { allOf } from './quantities/all-of.js';
import { born } from './quantities/born.js';
import { enough } from './quantities/enough.js';
import { every } from './quantities/every.js';
import { exceed } from './quantities/exceed.js';
import { measured } from './quantities/measured.js';
import { moreThanOne } from './quantities/more-than-one.js';
import { numberOf } from './quantities/number-of.js';
import { outnumber } from './quantities/outnumber.js';

/** Quantifiers, amounts and what is compared by number or measure. */
export const quantities: Readonly<Record<string, Rule>> = {
  every,
  enough,
  'more-than-one': moreThanOne,
  ...ahead({ age, outnumber, 'number-of': numberOf }),
  born,
  'all-of': allOf,
  exceed,
  measured,
};
