import type { Rule } from '../../../src/plugin.js';
import { atClinic } from './at-clinic.js';
import { atWork } from './at-work.js';
import { inPublic } from './in-public.js';
import { ofEvent } from './of-event.js';
import { ofFeat } from './of-feat.js';
import { ofFeeling } from './of-feeling.js';
import { ofHabit } from './of-habit.js';
import { ofLuck } from './of-luck.js';
import { ofOnesLife } from './of-ones-life.js';
import { ofOpinion } from './of-opinion.js';
import { ofRest } from './of-rest.js';
import { ofShow } from './of-show.js';
import { ofStay } from './of-stay.js';
import { ofThingOwned } from './of-thing-owned.js';
import { toYou } from './to-you.js';

/** Denials that agree with a text whose label is Positive. */
export const good: Readonly<Record<string, Rule>> = {
  'glad-of-thing-owned': ofThingOwned,
  'glad-of-stay': ofStay,
  'glad-of-show': ofShow,
  'glad-of-feeling': ofFeeling,
  'glad-of-luck': ofLuck,
  'glad-of-rest': ofRest,
  'glad-of-habit': ofHabit,
  'glad-of-feat': ofFeat,
  'glad-of-event': ofEvent,
  'glad-of-opinion': ofOpinion,
  'glad-to-you': toYou,
  'glad-at-work': atWork,
  'glad-at-clinic': atClinic,
  'glad-in-public': inPublic,
  'glad-of-ones-life': ofOnesLife,
};
