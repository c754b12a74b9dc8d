import type { Rule } from '../../src/plugin.js';
import { cannotForget } from './contraries/cannot-forget.js';
import { complementary } from './contraries/complementary.js';
import { contraryState } from './contraries/contrary-state.js';
import { contraryVerb } from './contraries/contrary-verb.js';
import { hasNotStopped } from './contraries/has-not-stopped.js';
import { hesitateToAsk } from './contraries/hesitate-to-ask.js';
import { neverContrary } from './contraries/never-contrary.js';
import { neverStops } from './contraries/never-stops.js';
import { notHesitate } from './contraries/not-hesitate.js';
import { notTheOther } from './contraries/not-the-other.js';
import { notTheRight } from './contraries/not-the-right.js';
import { phraseDenied } from './contraries/phrase-denied.js';
import { pleaseDontForget } from './contraries/please-dont-forget.js';
import { pleaseNot } from './contraries/please-not.js';
import { rememberTo } from './contraries/remember-to.js';
import { restated } from './contraries/restated.js';
import { stillNotYet } from './contraries/still-not-yet.js';
import { unable } from './contraries/unable.js';
import { verbalOpposite } from './contraries/verbal-opposite.js';
import { whyNot } from './contraries/why-not.js';
import { wishNever } from './contraries/wish-never.js';
import { withNo } from './contraries/with-no.js';
import { wouldNot } from './contraries/would-not.js';

/** A word or phrase is said by denying its contrary, or what is to be done by denying what is not. */
export const contraries: Readonly<Record<string, Rule>> = {
  complementary,
  unable,
  restated,
  'verbal-opposite': verbalOpposite,
  'cannot-forget': cannotForget,
  'never-stops': neverStops,
  'contrary-state': contraryState,
  'contrary-verb': contraryVerb,
  'phrase-denied': phraseDenied,
  'still-not-yet': stillNotYet,
  'never-contrary': neverContrary,
  'wish-never': wishNever,
  'would-not': wouldNot,
  'has-not-stopped': hasNotStopped,
  'why-not': whyNot,
  'please-not': pleaseNot,
  'remember-to': rememberTo,
  'please-dont-forget': pleaseDontForget,
  'not-the-right': notTheRight,
  'not-the-other': notTheOther,
  'not-hesitate': notHesitate,
  'hesitate-to-ask': hesitateToAsk,
  'with-no': withNo,
};
