import type { Rule } from '../../src/plugin.js';
import { asExpected } from './bounds/as-expected.js';
import { cannotHelpFeeling } from './bounds/cannot-help-feeling.js';
import { cannotSayHow } from './bounds/cannot-say-how.js';
import { couldNotBeMore } from './bounds/could-not-be-more.js';
import { neitherNor } from './bounds/neither-nor.js';
import { neverBetter } from './bounds/never-better.js';
import { noFewerTimes } from './bounds/no-fewer-times.js';
import { noLaterThan } from './bounds/no-later-than.js';
import { notAs } from './bounds/not-as.js';
import { notBeforeDate } from './bounds/not-before-date.js';
import { notEnough } from './bounds/not-enough.js';
import { notOnceButTwice } from './bounds/not-once-but-twice.js';
import { notUntil } from './bounds/not-until.js';
import { notUntilThen } from './bounds/not-until-then.js';
import { nothingShortOf } from './bounds/nothing-short-of.js';
import { onlyNot } from './bounds/only-not.js';
import { soFragment } from './bounds/so-fragment.js';
import { thankEnough } from './bounds/thank-enough.js';

/** A degree, a number or a time is said as a denied bound: “couldn’t be happier”, “no later than Friday”. */
export const bounds: Readonly<Record<string, Rule>> = {
  'could-not-be-more': couldNotBeMore,
  'cannot-say-how': cannotSayHow,
  'cannot-help-feeling': cannotHelpFeeling,
  'neither-nor': neitherNor,
  'nothing-short-of': nothingShortOf,
  'not-until': notUntil,
  'never-better': neverBetter,
  'only-not': onlyNot,
  'so-fragment': soFragment,
  'thank-enough': thankEnough,
  'no-later-than': noLaterThan,
  'no-fewer-times': noFewerTimes,
  'not-once-but-twice': notOnceButTwice,
  'as-expected': asExpected,
  'not-as': notAs,
  'not-until-then': notUntilThen,
  'not-enough': notEnough,
  'not-before-date': notBeforeDate,
};
