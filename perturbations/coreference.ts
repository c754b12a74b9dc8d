import type { Perturbation } from '../src/plugin.js';
import { about } from './coreference/about.js';
import { allowedThat } from './coreference/allowed-that.js';
import { andIt } from './coreference/and-it.js';
import { asideAsked } from './coreference/aside-asked.js';
import { asideSplit } from './coreference/aside-split.js';
import { askedThere } from './coreference/asked-there.js';
import { bothSaidOf } from './coreference/both-said-of.js';
import { cannotBelieveIt } from './coreference/cannot-believe-it.js';
import { chatAsked } from './coreference/chat-asked.js';
import { commandAbout } from './coreference/command-about.js';
import { conditionLast } from './coreference/condition-last.js';
import { conditionMoved } from './coreference/condition-moved.js';
import { consider } from './coreference/consider.js';
import { curiousAbout } from './coreference/curious-about.js';
import { didAndFelt } from './coreference/did-and-felt.js';
import { doThat } from './coreference/do-that.js';
import { feltAboutIt } from './coreference/felt-about-it.js';
import { gotANew } from './coreference/got-a-new.js';
import { happyAboutIt } from './coreference/happy-about-it.js';
import { imagine } from './coreference/imagine.js';
import { inThatCase } from './coreference/in-that-case.js';
import { ingSplit } from './coreference/ing-split.js';
import { isItTrue } from './coreference/is-it-true.js';
import { isThatTrue } from './coreference/is-that-true.js';
import { letsTalkAbout } from './coreference/lets-talk-about.js';
import { likedThat } from './coreference/liked-that.js';
import { namedAfter } from './coreference/named-after.js';
import { noteAbout } from './coreference/note-about.js';
import { objectAsked } from './coreference/object-asked.js';
import { pluralSaid } from './coreference/plural-said.js';
import { questionAbout } from './coreference/question-about.js';
import { readingAbout } from './coreference/reading-about.js';
import { regretted } from './coreference/regretted.js';
import { relativeSplit } from './coreference/relative-split.js';
import { saidOfIt } from './coreference/said-of-it.js';
import { saidThenAsked } from './coreference/said-then-asked.js';
import { secondPredicate } from './coreference/second-predicate.js';
import { statedAsked } from './coreference/stated-asked.js';
import { statedDislocated } from './coreference/stated-dislocated.js';
import { statedTrailing } from './coreference/stated-trailing.js';
import { subjectAsked } from './coreference/subject-asked.js';
import { suppose } from './coreference/suppose.js';
import { take } from './coreference/take.js';
import { thinkingOf } from './coreference/thinking-of.js';
import { whichOfThing } from './coreference/which-of-thing.js';
import { whichSplit } from './coreference/which-split.js';
import { whoOfMany } from './coreference/who-of-many.js';
import { youKnow } from './coreference/you-know.js';

/** A mention is split off and a pronoun, `there` or `one` takes its place: same referent, in number, gender and kind. */
export const coreference: Perturbation = {
  name: 'coreference',
  category: 'coreference',
  about: 'Names what a question is about first, and asks of it with a pronoun',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    about,
    'thinking-of': thinkingOf,
    'reading-about': readingAbout,
    'question-about': questionAbout,
    'curious-about': curiousAbout,
    take,
    consider,
    imagine,
    'lets-talk-about': letsTalkAbout,
    suppose,
    'condition-moved': conditionMoved,
    'condition-last': conditionLast,
    'is-that-true': isThatTrue,
    'said-then-asked': saidThenAsked,
    'do-that': doThat,
    'allowed-that': allowedThat,
    'is-it-true': isItTrue,
    'in-that-case': inThatCase,
    'stated-asked': statedAsked,
    'stated-trailing': statedTrailing,
    'stated-dislocated': statedDislocated,
    'cannot-believe-it': cannotBelieveIt,
    'named-after': namedAfter,
    'command-about': commandAbout,
    'relative-split': relativeSplit,
    'liked-that': likedThat,
    regretted,
    'said-of-it': saidOfIt,
    'second-predicate': secondPredicate,
    'which-split': whichSplit,
    'which-of-thing': whichOfThing,
    'ing-split': ingSplit,
    'aside-split': asideSplit,
    'you-know': youKnow,
    'note-about': noteAbout,
    'happy-about-it': happyAboutIt,
    'both-said-of': bothSaidOf,
    'and-it': andIt,
    'chat-asked': chatAsked,
    'object-asked': objectAsked,
    'subject-asked': subjectAsked,
    'did-and-felt': didAndFelt,
    'felt-about-it': feltAboutIt,
    'got-a-new': gotANew,
    'aside-asked': asideAsked,
    'asked-there': askedThere,
    'plural-said': pluralSaid,
    'who-of-many': whoOfMany,
  },
};
