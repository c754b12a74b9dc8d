import type { Rule } from '../../src/plugin.js';
import { dontSuppose } from './dont-suppose.js';
import { dontUsually } from './dont-usually.js';
import { eventDenied } from './event-denied.js';
import { lastFactDenied } from './last-fact-denied.js';
import { notClearWhy } from './not-clear-why.js';
import { notJustYet } from './not-just-yet.js';
import { notToo } from './not-too.js';
import { placeDenied } from './place-denied.js';
import { plainDenied } from './plain-denied.js';
import { planDenied } from './plan-denied.js';
import { toldWithDisbelief } from './told-with-disbelief.js';

/** What a text tells is denied: plain news stays plain, what was good or bad is so no more. */
export const factsDenied: Readonly<Record<string, Rule>> = {
  'plain-denied': plainDenied,
  'place-denied': placeDenied,
  'told-with-disbelief': toldWithDisbelief,
  'dont-suppose': dontSuppose,
  'not-clear-why': notClearWhy,
  'event-denied': eventDenied,
  'last-fact-denied': lastFactDenied,
  'not-too': notToo,
  'not-just-yet': notJustYet,
  'plan-denied': planDenied,
  'dont-usually': dontUsually,
};
