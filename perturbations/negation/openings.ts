import type { Rule } from '../../src/plugin.js';
import { cannotBelieve } from './openings/cannot-believe.js';
import { cannotBelieveFeat } from './openings/cannot-believe-feat.js';
import { cannotBelieveHarm } from './openings/cannot-believe-harm.js';
import { cannotBelieveHow } from './openings/cannot-believe-how.js';
import { cannotBelieveThat } from './openings/cannot-believe-that.js';
import { cannotBelieveWas } from './openings/cannot-believe-was.js';
import { cannotRememberPlan } from './openings/cannot-remember-plan.js';
import { didISay } from './openings/did-i-say.js';
import { dontForgetPlan } from './openings/dont-forget-plan.js';
import { ifIToldYou } from './openings/if-i-told-you.js';
import { ifNotAskingMuch } from './openings/if-not-asking-much.js';
import { ifNotMuchTrouble } from './openings/if-not-much-trouble.js';
import { ifYouDontMind } from './openings/if-you-dont-mind.js';
import { inCase } from './openings/in-case.js';
import { likeToComplain } from './openings/like-to-complain.js';
import { noDenying } from './openings/no-denying.js';
import { noJoke } from './openings/no-joke.js';
import { noRushBut } from './openings/no-rush-but.js';
import { notDoingMuch } from './openings/not-doing-much.js';
import { notEasilyImpressed } from './openings/not-easily-impressed.js';
import { notGonnaLie } from './openings/not-gonna-lie.js';
import { notMentioned } from './openings/not-mentioned.js';
import { notMistaken } from './openings/not-mistaken.js';
import { notMistakenThen } from './openings/not-mistaken-then.js';
import { notSureBefore } from './openings/not-sure-before.js';
import { notThereYet } from './openings/not-there-yet.js';
import { notUpToMuch } from './openings/not-up-to-much.js';
import { nothingExciting } from './openings/nothing-exciting.js';
import { ownedUp } from './openings/owned-up.js';
import { rightPlaceToAsk } from './openings/right-place-to-ask.js';
import { toldWithDisbelief } from './openings/told-with-disbelief.js';

/** A text is opened by words with a negation that leave what it says as it is. */
export const openings: Readonly<Record<string, Rule>> = {
  'cannot-believe': cannotBelieve,
  'not-doing-much': notDoingMuch,
  'not-mistaken': notMistaken,
  'not-gonna-lie': notGonnaLie,
  'if-not-much-trouble': ifNotMuchTrouble,
  'cannot-believe-that': cannotBelieveThat,
  'cannot-believe-how': cannotBelieveHow,
  'cannot-believe-feat': cannotBelieveFeat,
  'cannot-believe-was': cannotBelieveWas,
  'in-case': inCase,
  'no-joke': noJoke,
  'like-to-complain': likeToComplain,
  'not-easily-impressed': notEasilyImpressed,
  'right-place-to-ask': rightPlaceToAsk,
  'if-you-dont-mind': ifYouDontMind,
  'owned-up': ownedUp,
  'did-i-say': didISay,
  'nothing-exciting': nothingExciting,
  'if-i-told-you': ifIToldYou,
  'if-not-asking-much': ifNotAskingMuch,
  'told-with-disbelief': toldWithDisbelief,
  'cannot-believe-harm': cannotBelieveHarm,
  'no-denying': noDenying,
  'not-there-yet': notThereYet,
  'no-rush-but': noRushBut,
  'cannot-remember-plan': cannotRememberPlan,
  'not-sure-before': notSureBefore,
  'dont-forget-plan': dontForgetPlan,
  'not-up-to-much': notUpToMuch,
  'not-mistaken-then': notMistakenThen,
  'not-mentioned': notMentioned,
};
