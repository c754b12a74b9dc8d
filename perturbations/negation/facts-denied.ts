import type { Rule } from '../../src/plugin.js';
import { dontSuppose } from './dont-suppose.js';
import { dontUsually } from './dont-usually.js';
import { eventDenied } from './event-denied.js';
import { notClearWhy } from './not-clear-why.js';
import { notToo } from './not-too.js';
import { toldWithDisbelief } from './told-with-disbelief.js';

/** What a text tells is denied: plain news stays plain, what was good or bad is so no more. */
export const factsDenied: Readonly<Record<string, Rule>> = {
  'told-with-disbelief': toldWithDisbelief,
  'dont-suppose': dontSuppose,
  'not-clear-why': notClearWhy,
  'event-denied': eventDenied,
  'not-too': notToo,
  'dont-usually': dontUsually,
};
