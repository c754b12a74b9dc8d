import type { Rule } from '../../src/plugin.js';
import { boughtWhen } from './occasions/bought-when.js';
import { mealWhen } from './occasions/meal-when.js';
import { metWhen } from './occasions/met-when.js';
import { occasionOfDay } from './occasions/occasion-of-day.js';
import { occasionWithin } from './occasions/occasion-within.js';
import { ofToday } from './occasions/of-today.js';
import { onTheNight } from './occasions/on-the-night.js';
import { servedWhen } from './occasions/served-when.js';
import { thisMet } from './occasions/this-met.js';
import { thisWasOn } from './occasions/this-was-on.js';

/** It is said when the occasion was that the text judges, or when the speaker met with, bought or used the thing. */
export const occasions: Readonly<Record<string, Rule>> = {
  'occasion-of-day': occasionOfDay,
  'met-when': metWhen,
  'served-when': servedWhen,
  'bought-when': boughtWhen,
  'occasion-within': occasionWithin,
  'of-today': ofToday,
  'on-the-night': onTheNight,
  'this-met': thisMet,
  'this-was-on': thisWasOn,
  'meal-when': mealWhen,
};
