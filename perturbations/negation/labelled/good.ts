import type { Rule } from '../../../src/plugin.js';
import { gladAtClinic } from './good/glad-at-clinic.js';
import { gladAtWork } from './good/glad-at-work.js';
import { gladInPublic } from './good/glad-in-public.js';
import { gladOfEvent } from './good/glad-of-event.js';
import { gladOfFeat } from './good/glad-of-feat.js';
import { gladOfFeeling } from './good/glad-of-feeling.js';
import { gladOfHabit } from './good/glad-of-habit.js';
import { gladOfLuck } from './good/glad-of-luck.js';
import { gladOfOnesLife } from './good/glad-of-ones-life.js';
import { gladOfOpinion } from './good/glad-of-opinion.js';
import { gladOfRest } from './good/glad-of-rest.js';
import { gladOfShow } from './good/glad-of-show.js';
import { gladOfStay } from './good/glad-of-stay.js';
import { gladOfThingOwned } from './good/glad-of-thing-owned.js';
import { gladToYou } from './good/glad-to-you.js';
import { gladVerdict } from './good/glad-verdict.js';

/** Denials that agree with a text whose label is Positive. */
export const good: Readonly<Record<string, Rule>> = {
  'glad-of-thing-owned': gladOfThingOwned,
  'glad-of-stay': gladOfStay,
  'glad-of-show': gladOfShow,
  'glad-of-feeling': gladOfFeeling,
  'glad-of-luck': gladOfLuck,
  'glad-of-rest': gladOfRest,
  'glad-of-habit': gladOfHabit,
  'glad-of-feat': gladOfFeat,
  'glad-of-event': gladOfEvent,
  'glad-of-opinion': gladOfOpinion,
  'glad-to-you': gladToYou,
  'glad-at-work': gladAtWork,
  'glad-at-clinic': gladAtClinic,
  'glad-in-public': gladInPublic,
  'glad-of-ones-life': gladOfOnesLife,
  'glad-verdict': gladVerdict,
};
