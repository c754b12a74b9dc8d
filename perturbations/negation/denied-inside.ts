import type { Rule } from '../../src/plugin.js';
import { andNobody } from './and-nobody.js';
import { andNobodyAsked } from './and-nobody-asked.js';
import { asExpected } from './as-expected.js';
import { contraryState } from './contrary-state.js';
import { contraryVerb } from './contrary-verb.js';
import { hasNotStopped } from './has-not-stopped.js';
import { hesitateToAsk } from './hesitate-to-ask.js';
import { ifNot } from './if-not.js';
import { ifNotUnless } from './if-not-unless.js';
import { neitherApart } from './neither-apart.js';
import { neverBetter } from './never-better.js';
import { neverContrary } from './never-contrary.js';
import { neverDone } from './never-done.js';
import { neverStops } from './never-stops.js';
import { noFewerTimes } from './no-fewer-times.js';
import { noLaterThan } from './no-later-than.js';
import { noLonger } from './no-longer.js';
import { noObject } from './no-object.js';
import { notAs } from './not-as.js';
import { notBeforeDate } from './not-before-date.js';
import { notEnough } from './not-enough.js';
import { notEver } from './not-ever.js';
import { notHesitate } from './not-hesitate.js';
import { notOnceButTwice } from './not-once-but-twice.js';
import { notOnePerson } from './not-one-person.js';
import { notOnly } from './not-only.js';
import { notOnlyDeeds } from './not-only-deeds.js';
import { notOnlyDid } from './not-only-did.js';
import { notOnlyWas } from './not-only-was.js';
import { notTheOther } from './not-the-other.js';
import { notTheRight } from './not-the-right.js';
import { notToMention } from './not-to-mention.js';
import { notUntilThen } from './not-until-then.js';
import { nothingSpecial } from './nothing-special.js';
import { onlyNot } from './only-not.js';
import { phraseDenied } from './phrase-denied.js';
import { pleaseDontForget } from './please-dont-forget.js';
import { pleaseNot } from './please-not.js';
import { rememberTo } from './remember-to.js';
import { soFragment } from './so-fragment.js';
import { stillNotYet } from './still-not-yet.js';
import { thankEnough } from './thank-enough.js';
import { thinkNot } from './think-not.js';
import { whetherOrNot } from './whether-or-not.js';
import { whyNot } from './why-not.js';
import { wishNever } from './wish-never.js';
import { withNo } from './with-no.js';
import { wouldNot } from './would-not.js';

/** A part of the text says the same by denying its contrary, or by denying it in another way. */
export const deniedInside: Readonly<Record<string, Rule>> = {
  'never-better': neverBetter,
  'no-longer': noLonger,
  'not-ever': notEver,
  'not-one-person': notOnePerson,
  'never-stops': neverStops,
  'think-not': thinkNot,
  'if-not': ifNot,
  'contrary-state': contraryState,
  'contrary-verb': contraryVerb,
  'phrase-denied': phraseDenied,
  'still-not-yet': stillNotYet,
  'never-contrary': neverContrary,
  'only-not': onlyNot,
  'so-fragment': soFragment,
  'wish-never': wishNever,
  'and-nobody': andNobody,
  'neither-apart': neitherApart,
  'would-not': wouldNot,
  'no-object': noObject,
  'thank-enough': thankEnough,
  'not-only': notOnly,
  'not-only-was': notOnlyWas,
  'no-later-than': noLaterThan,
  'has-not-stopped': hasNotStopped,
  'nothing-special': nothingSpecial,
  'never-done': neverDone,
  'why-not': whyNot,
  'please-not': pleaseNot,
  'no-fewer-times': noFewerTimes,
  'and-nobody-asked': andNobodyAsked,
  'remember-to': rememberTo,
  'not-only-did': notOnlyDid,
  'whether-or-not': whetherOrNot,
  'not-once-but-twice': notOnceButTwice,
  'as-expected': asExpected,
  'not-as': notAs,
  'not-until-then': notUntilThen,
  'not-enough': notEnough,
  'please-dont-forget': pleaseDontForget,
  'not-to-mention': notToMention,
  'not-the-right': notTheRight,
  'if-not-unless': ifNotUnless,
  'not-the-other': notTheOther,
  'not-before-date': notBeforeDate,
  'not-hesitate': notHesitate,
  'hesitate-to-ask': hesitateToAsk,
  'not-only-deeds': notOnlyDeeds,
  'with-no': withNo,
};
