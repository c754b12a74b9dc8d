import type { Rule } from '../../../src/plugin.js';
import { gladOfEvent } from './good/glad-of-event.js';
import { gladOfFeat } from './good/glad-of-feat.js';
import { gladOfFeeling } from './good/glad-of-feeling.js';
import { gladOfHabit } from './good/glad-of-habit.js';
import { gladOfLuck } from './good/glad-of-luck.js';
import { gladOfRest } from './good/glad-of-rest.js';
import { gladOfShow } from './good/glad-of-show.js';
import { gladOfThingOwned } from './good/glad-of-thing-owned.js';
import { gladToYou } from './good/glad-to-you.js';
import { gladVerdict } from './good/glad-verdict.js';

/** Denials that agree with a text whose label is Positive. */
export const good: Readonly<Record<string, Rule>> = {
  'glad-of-thing-owned': gladOfThingOwned,
  'glad-of-show': gladOfShow,
  'glad-of-feeling': gladOfFeeling,
  'glad-of-luck': gladOfLuck,
  'glad-of-rest': gladOfRest,
  'glad-of-habit': gladOfHabit,
  'glad-of-feat': gladOfFeat,
  'glad-of-event': gladOfEvent,
  'glad-to-you': gladToYou,
  'glad-verdict': gladVerdict,
};
