import type { Rule } from '../../src/plugin.js';
import { about } from './questions/about.js';
import { allowedThat } from './questions/allowed-that.js';
import { asideAsked } from './questions/aside-asked.js';
import { asideThought } from './questions/aside-thought.js';
import { askedThere } from './questions/asked-there.js';
import { caseSupposed } from './questions/case-supposed.js';
import { chatAsked } from './questions/chat-asked.js';
import { clauseTold } from './questions/clause-told.js';
import { conditionMoved } from './questions/condition-moved.js';
import { consider } from './questions/consider.js';
import { curiousAbout } from './questions/curious-about.js';
import { doThat } from './questions/do-that.js';
import { doingSo } from './questions/doing-so.js';
import { givenThat } from './questions/given-that.js';
import { imagine } from './questions/imagine.js';
import { inThatCase } from './questions/in-that-case.js';
import { inThatSituation } from './questions/in-that-situation.js';
import { isItTrue } from './questions/is-it-true.js';
import { isThatTrue } from './questions/is-that-true.js';
import { itAgain } from './questions/it-again.js';
import { letsTalkAbout } from './questions/lets-talk-about.js';
import { manyOfThem } from './questions/many-of-them.js';
import { nameAgain } from './questions/name-again.js';
import { nameBroughtForward } from './questions/name-brought-forward.js';
import { namedAgain } from './questions/named-again.js';
import { oneEver } from './questions/one-ever.js';
import { oneImagined } from './questions/one-imagined.js';
import { pictured } from './questions/pictured.js';
import { picturedNow } from './questions/pictured-now.js';
import { placeThere } from './questions/place-there.js';
import { pluralSaid } from './questions/plural-said.js';
import { questionAbout } from './questions/question-about.js';
import { readingAbout } from './questions/reading-about.js';
import { saidThenAsked } from './questions/said-then-asked.js';
import { sceneSupposed } from './questions/scene-supposed.js';
import { settingTold } from './questions/setting-told.js';
import { somebodyNamed } from './questions/somebody-named.js';
import { suchAThing } from './questions/such-a-thing.js';
import { suppose } from './questions/suppose.js';
import { supposedAlready } from './questions/supposed-already.js';
import { takeOne } from './questions/take-one.js';
import { takeThose } from './questions/take-those.js';
import { thatFact } from './questions/that-fact.js';
import { thatPlan } from './questions/that-plan.js';
import { thinkOfOne } from './questions/think-of-one.js';
import { thinkingOf } from './questions/thinking-of.js';
import { toldAnd } from './questions/told-and.js';
import { toldAndOne } from './questions/told-and-one.js';

/** What a question is about, or what it asks, is said first; it asks with a pronoun, “there” or “that”. */
export const questions: Readonly<Record<string, Rule>> = {
  about,
  'thinking-of': thinkingOf,
  'reading-about': readingAbout,
  'question-about': questionAbout,
  'curious-about': curiousAbout,
  consider,
  imagine,
  'lets-talk-about': letsTalkAbout,
  suppose,
  'condition-moved': conditionMoved,
  'is-that-true': isThatTrue,
  'said-then-asked': saidThenAsked,
  'do-that': doThat,
  'allowed-that': allowedThat,
  'is-it-true': isItTrue,
  'in-that-case': inThatCase,
  'case-supposed': caseSupposed,
  'scene-supposed': sceneSupposed,
  'named-again': namedAgain,
  'somebody-named': somebodyNamed,
  'told-and': toldAnd,
  'told-and-one': toldAndOne,
  'supposed-already': supposedAlready,
  pictured,
  'clause-told': clauseTold,
  'name-brought-forward': nameBroughtForward,
  'given-that': givenThat,
  'in-that-situation': inThatSituation,
  'that-plan': thatPlan,
  'such-a-thing': suchAThing,
  'doing-so': doingSo,
  'that-fact': thatFact,
  'it-again': itAgain,
  'setting-told': settingTold,
  'pictured-now': picturedNow,
  'name-again': nameAgain,
  'chat-asked': chatAsked,
  'aside-asked': asideAsked,
  'aside-thought': asideThought,
  'asked-there': askedThere,
  'one-ever': oneEver,
  'one-imagined': oneImagined,
  'place-there': placeThere,
  'plural-said': pluralSaid,
  'take-one': takeOne,
  'take-those': takeThose,
  'think-of-one': thinkOfOne,
  'many-of-them': manyOfThem,
};
