import type { Perturbation } from '../src/plugin.js';
import { abbreviation } from './taxonomy/abbreviation.js';
import { adjective } from './taxonomy/adjective.js';
import { adverb } from './taxonomy/adverb.js';
import { age } from './taxonomy/age.js';
import { allOf } from './taxonomy/all-of.js';
import { also } from './taxonomy/also.js';
import { any } from './taxonomy/any.js';
import { beenAble } from './taxonomy/been-able.js';
import { born } from './taxonomy/born.js';
import { capable } from './taxonomy/capable.js';
import { causative } from './taxonomy/causative.js';
import { couldHave } from './taxonomy/could-have.js';
import { countsAs } from './taxonomy/counts-as.js';
import { enjoyable } from './taxonomy/enjoyable.js';
import { enough } from './taxonomy/enough.js';
import { ever } from './taxonomy/ever.js';
import { every } from './taxonomy/every.js';
import { exceed } from './taxonomy/exceed.js';
import { exist } from './taxonomy/exist.js';
import { fullName } from './taxonomy/full-name.js';
import { generalTerm } from './taxonomy/general-term.js';
import { genericYou } from './taxonomy/generic-you.js';
import { got } from './taxonomy/got.js';
import { hasInIt } from './taxonomy/has-in-it.js';
import { haveGot } from './taxonomy/have-got.js';
import { instrument } from './taxonomy/instrument.js';
import { kind } from './taxonomy/kind.js';
import { located } from './taxonomy/located.js';
import { maker } from './taxonomy/maker.js';
import { measured } from './taxonomy/measured.js';
import { might } from './taxonomy/might.js';
import { modal } from './taxonomy/modal.js';
import { moreThanOne } from './taxonomy/more-than-one.js';
import { native } from './taxonomy/native.js';
import { necessity } from './taxonomy/necessity.js';
import { noun } from './taxonomy/noun.js';
import { numberOf } from './taxonomy/number-of.js';
import { ought } from './taxonomy/ought.js';
import { outnumber } from './taxonomy/outnumber.js';
import { phrase } from './taxonomy/phrase.js';
import { plainModal } from './taxonomy/plain-modal.js';
import { possible } from './taxonomy/possible.js';
import { predicate } from './taxonomy/predicate.js';
import { pronoun } from './taxonomy/pronoun.js';
import { seen } from './taxonomy/seen.js';
import { specificTerm } from './taxonomy/specific-term.js';
import { still } from './taxonomy/still.js';
import { supposed } from './taxonomy/supposed.js';
import { supposing } from './taxonomy/supposing.js';
import { verb } from './taxonomy/verb.js';
import { workOf } from './taxonomy/work-of.js';
import { worksAs } from './taxonomy/works-as.js';

/** A word gives way to a synonym, or to a more general or specific term; sense, strength and polarity stay. */
export const taxonomy: Perturbation = {
  name: 'taxonomy',
  category: 'taxonomy',
  about: 'A word is replaced by a synonym or by a more general or specific term, with sense and strength kept',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    adjective,
    verb,
    noun,
    adverb,
    phrase,
    pronoun,
    abbreviation,
    'full-name': fullName,
    modal,
    capable,
    'could-have': couldHave,
    necessity,
    predicate,
    every,
    also,
    ever,
    might,
    got,
    'have-got': haveGot,
    causative,
    'plain-modal': plainModal,
    possible,
    located,
    maker,
    'been-able': beenAble,
    seen,
    supposing,
    any,
    enough,
    ought,
    'more-than-one': moreThanOne,
    age,
    born,
    enjoyable,
    'all-of': allOf,
    exist,
    outnumber,
    'number-of': numberOf,
    still,
    exceed,
    instrument,
    'counts-as': countsAs,
    'work-of': workOf,
    'works-as': worksAs,
    'generic-you': genericYou,
    'general-term': generalTerm,
    'specific-term': specificTerm,
    kind,
    native,
    supposed,
    'has-in-it': hasInIt,
    measured,
  },
};
