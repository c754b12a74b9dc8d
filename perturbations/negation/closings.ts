import type { Rule } from '../../src/plugin.js';
import { askedForMore } from './closings/asked-for-more.js';
import { betterOne } from './closings/better-one.js';
import { cannotBeatThat } from './closings/cannot-beat-that.js';
import { cannotBelieveIt } from './closings/cannot-believe-it.js';
import { cannotCatchABreak } from './closings/cannot-catch-a-break.js';
import { cannotRecommendEnough } from './closings/cannot-recommend-enough.js';
import { cannotRememberAfter } from './closings/cannot-remember-after.js';
import { cannotStopSmiling } from './closings/cannot-stop-smiling.js';
import { cannotTakeMore } from './closings/cannot-take-more.js';
import { cannotWin } from './closings/cannot-win.js';
import { couldNotBeHappier } from './closings/could-not-be-happier.js';
import { doNotHesitate } from './closings/do-not-hesitate.js';
import { dontQuoteMe } from './closings/dont-quote-me.js';
import { goodNews } from './closings/good-news.js';
import { highlyEnough } from './closings/highly-enough.js';
import { ifNothingComesUp } from './closings/if-nothing-comes-up.js';
import { negatedClosing } from './closings/negated-closing.js';
import { noQuestion } from './closings/no-question.js';
import { noRush } from './closings/no-rush.js';
import { notImpressed } from './closings/not-impressed.js';
import { notMakeItUp } from './closings/not-make-it-up.js';
import { notMyDay } from './closings/not-my-day.js';
import { notOkay } from './closings/not-okay.js';
import { notSureAfter } from './closings/not-sure-after.js';
import { notSureYet } from './closings/not-sure-yet.js';
import { notUsedAgain } from './closings/not-used-again.js';
import { nothingMoreNothingLess } from './closings/nothing-more-nothing-less.js';
import { stayJudged } from './closings/stay-judged.js';
import { thankedEnough } from './closings/thanked-enough.js';
import { thanksAtLength } from './closings/thanks-at-length.js';
import { wouldNotRecommend } from './closings/would-not-recommend.js';

/** A text is closed by words with a negation that leave what it says as it is. */
export const closings: Readonly<Record<string, Rule>> = {
  'cannot-believe-it': cannotBelieveIt,
  'could-not-be-happier': couldNotBeHappier,
  'no-rush': noRush,
  'cannot-beat-that': cannotBeatThat,
  'not-okay': notOkay,
  'do-not-hesitate': doNotHesitate,
  'not-sure-after': notSureAfter,
  'not-sure-yet': notSureYet,
  'cannot-remember-after': cannotRememberAfter,
  'thanked-enough': thankedEnough,
  'not-impressed': notImpressed,
  'good-news': goodNews,
  'no-question': noQuestion,
  'cannot-win': cannotWin,
  'cannot-take-more': cannotTakeMore,
  'not-make-it-up': notMakeItUp,
  'negated-closing': negatedClosing,
  'highly-enough': highlyEnough,
  'better-one': betterOne,
  'stay-judged': stayJudged,
  'not-used-again': notUsedAgain,
  'thanks-at-length': thanksAtLength,
  'not-my-day': notMyDay,
  'would-not-recommend': wouldNotRecommend,
  'asked-for-more': askedForMore,
  'if-nothing-comes-up': ifNothingComesUp,
  'nothing-more-nothing-less': nothingMoreNothingLess,
  'cannot-stop-smiling': cannotStopSmiling,
  'cannot-recommend-enough': cannotRecommendEnough,
  'dont-quote-me': dontQuoteMe,
  'cannot-catch-a-break': cannotCatchABreak,
};
