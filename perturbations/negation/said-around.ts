import type { Rule } from '../../src/plugin.js';
import { cannotBeatThat } from './cannot-beat-that.js';
import { cannotBelieveFeat } from './cannot-believe-feat.js';
import { cannotBelieveHow } from './cannot-believe-how.js';
import { cannotBelieveIt } from './cannot-believe-it.js';
import { cannotBelieveThat } from './cannot-believe-that.js';
import { cannotBelieveWas } from './cannot-believe-was.js';
import { cannotRememberAfter } from './cannot-remember-after.js';
import { cannotTakeMore } from './cannot-take-more.js';
import { cannotWin } from './cannot-win.js';
import { couldNotBeHappier } from './could-not-be-happier.js';
import { didISay } from './did-i-say.js';
import { doNotHesitate } from './do-not-hesitate.js';
import { goodNews } from './good-news.js';
import { ifIToldYou } from './if-i-told-you.js';
import { ifNotAskingMuch } from './if-not-asking-much.js';
import { ifYouDontMind } from './if-you-dont-mind.js';
import { inCase } from './in-case.js';
import { likeToComplain } from './like-to-complain.js';
import { negatedClosing } from './negated-closing.js';
import { noJoke } from './no-joke.js';
import { noQuestion } from './no-question.js';
import { noRush } from './no-rush.js';
import { notEasilyImpressed } from './not-easily-impressed.js';
import { notImpressed } from './not-impressed.js';
import { notMakeItUp } from './not-make-it-up.js';
import { notOkay } from './not-okay.js';
import { notSureAfter } from './not-sure-after.js';
import { notSureYet } from './not-sure-yet.js';
import { nothingExciting } from './nothing-exciting.js';
import { ownedUp } from './owned-up.js';
import { rightPlaceToAsk } from './right-place-to-ask.js';
import { supposeYouKnow } from './suppose-you-know.js';
import { thankedEnough } from './thanked-enough.js';

/** Words with a negation before or behind a text, which leave what it says as it is. */
export const saidAround: Readonly<Record<string, Rule>> = {
  'cannot-believe-it': cannotBelieveIt,
  'could-not-be-happier': couldNotBeHappier,
  'no-rush': noRush,
  'cannot-believe-that': cannotBelieveThat,
  'cannot-believe-how': cannotBelieveHow,
  'cannot-believe-feat': cannotBelieveFeat,
  'cannot-believe-was': cannotBelieveWas,
  'in-case': inCase,
  'no-joke': noJoke,
  'like-to-complain': likeToComplain,
  'not-easily-impressed': notEasilyImpressed,
  'right-place-to-ask': rightPlaceToAsk,
  'cannot-beat-that': cannotBeatThat,
  'not-okay': notOkay,
  'do-not-hesitate': doNotHesitate,
  'not-sure-after': notSureAfter,
  'if-you-dont-mind': ifYouDontMind,
  'not-sure-yet': notSureYet,
  'cannot-remember-after': cannotRememberAfter,
  'thanked-enough': thankedEnough,
  'not-impressed': notImpressed,
  'owned-up': ownedUp,
  'good-news': goodNews,
  'no-question': noQuestion,
  'did-i-say': didISay,
  'suppose-you-know': supposeYouKnow,
  'cannot-win': cannotWin,
  'cannot-take-more': cannotTakeMore,
  'not-make-it-up': notMakeItUp,
  'nothing-exciting': nothingExciting,
  'if-i-told-you': ifIToldYou,
  'negated-closing': negatedClosing,
  'if-not-asking-much': ifNotAskingMuch,
};
