import type { Rule } from '../../src/plugin.js';
import { cannotBeatThat } from './cannot-beat-that.js';
import { cannotBelieveHow } from './cannot-believe-how.js';
import { cannotBelieveIt } from './cannot-believe-it.js';
import { cannotBelieveThat } from './cannot-believe-that.js';
import { couldNotBeHappier } from './could-not-be-happier.js';
import { doNotHesitate } from './do-not-hesitate.js';
import { ifYouDontMind } from './if-you-dont-mind.js';
import { inCase } from './in-case.js';
import { letterClosing } from './letter-closing.js';
import { likeToComplain } from './like-to-complain.js';
import { noJoke } from './no-joke.js';
import { noRush } from './no-rush.js';
import { notEasilyImpressed } from './not-easily-impressed.js';
import { notMyDay } from './not-my-day.js';
import { notOkay } from './not-okay.js';
import { notSureAfter } from './not-sure-after.js';
import { notSureYet } from './not-sure-yet.js';
import { rightPlaceToAsk } from './right-place-to-ask.js';

/** Words with a negation before or behind a text, which leave what it says as it is. */
export const saidAround: Readonly<Record<string, Rule>> = {
  'cannot-believe-it': cannotBelieveIt,
  'could-not-be-happier': couldNotBeHappier,
  'no-rush': noRush,
  'cannot-believe-that': cannotBelieveThat,
  'cannot-believe-how': cannotBelieveHow,
  'in-case': inCase,
  'no-joke': noJoke,
  'like-to-complain': likeToComplain,
  'not-easily-impressed': notEasilyImpressed,
  'right-place-to-ask': rightPlaceToAsk,
  'cannot-beat-that': cannotBeatThat,
  'letter-closing': letterClosing,
  'not-my-day': notMyDay,
  'not-okay': notOkay,
  'do-not-hesitate': doNotHesitate,
  'not-sure-after': notSureAfter,
  'if-you-dont-mind': ifYouDontMind,
  'not-sure-yet': notSureYet,
};
