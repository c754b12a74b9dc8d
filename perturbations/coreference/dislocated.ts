import type { Rule } from '../../src/plugin.js';
import { canWeTalk } from './dislocated/can-we-talk.js';
import { commandAbout } from './dislocated/command-about.js';
import { dontGetMeStarted } from './dislocated/dont-get-me-started.js';
import { gotANew } from './dislocated/got-a-new.js';
import { haveYouTried } from './dislocated/have-you-tried.js';
import { namedAfter } from './dislocated/named-after.js';
import { noteAbout } from './dislocated/note-about.js';
import { objectAsked } from './dislocated/object-asked.js';
import { rememberOur } from './dislocated/remember-our.js';
import { shouldHaveSeen } from './dislocated/should-have-seen.js';
import { shouldHaveTasted } from './dislocated/should-have-tasted.js';
import { statedAsked } from './dislocated/stated-asked.js';
import { statedDislocated } from './dislocated/stated-dislocated.js';
import { subjectAsked } from './dislocated/subject-asked.js';
import { whatA } from './dislocated/what-a.js';
import { youKnow } from './dislocated/you-know.js';

/** What a statement or a request is about is named before or behind it, and a pronoun stands in its place. */
export const dislocated: Readonly<Record<string, Rule>> = {
  'stated-asked': statedAsked,
  'stated-dislocated': statedDislocated,
  'named-after': namedAfter,
  'command-about': commandAbout,
  'you-know': youKnow,
  'note-about': noteAbout,
  'object-asked': objectAsked,
  'subject-asked': subjectAsked,
  'got-a-new': gotANew,
  'have-you-tried': haveYouTried,
  'remember-our': rememberOur,
  'should-have-seen': shouldHaveSeen,
  'should-have-tasted': shouldHaveTasted,
  'dont-get-me-started': dontGetMeStarted,
  'can-we-talk': canWeTalk,
  'what-a': whatA,
};
