import type { Perturbation } from '../src/plugin.js';
import { aboutIt } from './vocab/about-it.js';
import { adverb } from './vocab/adverb.js';
import { afterJust } from './vocab/after-just.js';
import { agreed } from './vocab/agreed.js';
import { alsoNote } from './vocab/also-note.js';
import { andAlso } from './vocab/and-also.js';
import { andSo } from './vocab/and-so.js';
import { andThen } from './vocab/and-then.js';
import { asYouCanImagine } from './vocab/as-you-can-imagine.js';
import { asYouKnow } from './vocab/as-you-know.js';
import { atAll } from './vocab/at-all.js';
import { awayFrom } from './vocab/away-from.js';
import { besideOutcry } from './vocab/beside-outcry.js';
import { both } from './vocab/both.js';
import { byTheWay } from './vocab/by-the-way.js';
import { clinicalNote } from './vocab/clinical-note.js';
import { closingMarker } from './vocab/closing-marker.js';
import { complaintClosing } from './vocab/complaint-closing.js';
import { contactClause } from './vocab/contact-clause.js';
import { courtesy } from './vocab/courtesy.js';
import { curiosity } from './vocab/curiosity.js';
import { currently } from './vocab/currently.js';
import { differentOnes } from './vocab/different-ones.js';
import { everHad } from './vocab/ever-had.js';
import { everSince } from './vocab/ever-since.js';
import { everySingle } from './vocab/every-single.js';
import { everyone } from './vocab/everyone.js';
import { firstStep } from './vocab/first-step.js';
import { forAnyoneWondering } from './vocab/for-anyone-wondering.js';
import { forReference } from './vocab/for-reference.js';
import { formula } from './vocab/formula.js';
import { frankReview } from './vocab/frank-review.js';
import { frankStart } from './vocab/frank-start.js';
import { frankly } from './vocab/frankly.js';
import { fullerJoint } from './vocab/fuller-joint.js';
import { gladToSay } from './vocab/glad-to-say.js';
import { greeted } from './vocab/greeted.js';
import { hadAlready } from './vocab/had-already.js';
import { headed } from './vocab/headed.js';
import { here } from './vocab/here.js';
import { hopeThisHelps } from './vocab/hope-this-helps.js';
import { however } from './vocab/however.js';
import { ifThen } from './vocab/if-then.js';
import { inAddition } from './vocab/in-addition.js';
import { inAll } from './vocab/in-all.js';
import { inOrder } from './vocab/in-order.js';
import { inTheEnd } from './vocab/in-the-end.js';
import { inTheNews } from './vocab/in-the-news.js';
import { inThisCase } from './vocab/in-this-case.js';
import { lastWord } from './vocab/last-word.js';
import { laterFrankly } from './vocab/later-frankly.js';
import { laterSentence } from './vocab/later-sentence.js';
import { letYouKnow } from './vocab/let-you-know.js';
import { letterClosing } from './vocab/letter-closing.js';
import { letterGreeting } from './vocab/letter-greeting.js';
import { marker } from './vocab/marker.js';
import { middling } from './vocab/middling.js';
import { monthsTime } from './vocab/months-time.js';
import { mustSay } from './vocab/must-say.js';
import { needlessToSay } from './vocab/needless-to-say.js';
import { number } from './vocab/number.js';
import { oclock } from './vocab/oclock.js';
import { ofNote } from './vocab/of-note.js';
import { ofThem } from './vocab/of-them.js';
import { oh } from './vocab/oh.js';
import { onReview } from './vocab/on-review.js';
import { optionalWord } from './vocab/optional-word.js';
import { outcry } from './vocab/outcry.js';
import { overall } from './vocab/overall.js';
import { ownPlans } from './vocab/own-plans.js';
import { ownSubject } from './vocab/own-subject.js';
import { please } from './vocab/please.js';
import { pleaseNote } from './vocab/please-note.js';
import { questionAdverb } from './vocab/question-adverb.js';
import { questionClosing } from './vocab/question-closing.js';
import { questionGreeting } from './vocab/question-greeting.js';
import { questionLabel } from './vocab/question-label.js';
import { questionMarker } from './vocab/question-marker.js';
import { questionsWelcome } from './vocab/questions-welcome.js';
import { relativeThat } from './vocab/relative-that.js';
import { rightThere } from './vocab/right-there.js';
import { salutation } from './vocab/salutation.js';
import { secondClause } from './vocab/second-clause.js';
import { seriouslyAvoid } from './vocab/seriously-avoid.js';
import { shareIt } from './vocab/share-it.js';
import { shouldAdd } from './vocab/should-add.js';
import { simply } from './vocab/simply.js';
import { soStory } from './vocab/so-story.js';
import { spaceOf } from './vocab/space-of.js';
import { spokenOut } from './vocab/spoken-out.js';
import { terms } from './vocab/terms.js';
import { thankAgain } from './vocab/thank-again.js';
import { thanksInAdvance } from './vocab/thanks-in-advance.js';
import { that } from './vocab/that.js';
import { theYear } from './vocab/the-year.js';
import { theYears } from './vocab/the-years.js';
import { thereIsAlso } from './vocab/there-is-also.js';
import { toMyMind } from './vocab/to-my-mind.js';
import { togetherWith } from './vocab/together-with.js';
import { toldSo } from './vocab/told-so.js';
import { totalOf } from './vocab/total-of.js';
import { unfortunately } from './vocab/unfortunately.js';
import { upUntil } from './vocab/up-until.js';
import { verdict } from './vocab/verdict.js';
import { veryFirst } from './vocab/very-first.js';
import { verySame } from './vocab/very-same.js';
import { vocative } from './vocab/vocative.js';
import { wantedToSay } from './vocab/wanted-to-say.js';
import { well } from './vocab/well.js';
import { whatCanISay } from './vocab/what-can-i-say.js';
import { whetherOrNot } from './vocab/whether-or-not.js';
import { whichWas } from './vocab/which-was.js';
import { writingBecause } from './vocab/writing-because.js';
import { yeah } from './vocab/yeah.js';
import { yetAgain } from './vocab/yet-again.js';
import { youKnow } from './vocab/you-know.js';
import { youSent } from './vocab/you-sent.js';

/** A word, phrase or short sentence is added that should not matter to the answer. */
export const vocab: Perturbation = {
  name: 'vocab',
  category: 'vocab',
  about: 'A word, phrase or short sentence is added that should not matter',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    that,
    'relative-that': relativeThat,
    'if-then': ifThen,
    'the-year': theYear,
    'months-time': monthsTime,
    'letter-closing': letterClosing,
    'questions-welcome': questionsWelcome,
    headed,
    please,
    here,
    'please-note': pleaseNote,
    'in-this-case': inThisCase,
    'clinical-note': clinicalNote,
    'hope-this-helps': hopeThisHelps,
    'writing-because': writingBecause,
    vocative,
    marker,
    oh,
    yeah,
    frankly,
    'by-the-way': byTheWay,
    adverb,
    currently,
    'later-sentence': laterSentence,
    'second-clause': secondClause,
    'closing-marker': closingMarker,
    greeted,
    'question-greeting': questionGreeting,
    'wanted-to-say': wantedToSay,
    'and-also': andAlso,
    'beside-outcry': besideOutcry,
    both,
    'ever-since': everSince,
    everyone,
    'for-reference': forReference,
    'needless-to-say': needlessToSay,
    number,
    oclock,
    'of-note': ofNote,
    'of-them': ofThem,
    'told-so': toldSo,
    terms,
    'together-with': togetherWith,
    'total-of': totalOf,
    'the-years': theYears,
    'let-you-know': letYouKnow,
    'up-until': upUntil,
    agreed,
    'also-note': alsoNote,
    'as-you-can-imagine': asYouCanImagine,
    'as-you-know': asYouKnow,
    'for-anyone-wondering': forAnyoneWondering,
    'in-order': inOrder,
    'frank-review': frankReview,
    'first-step': firstStep,
    'must-say': mustSay,
    outcry,
    'you-know': youKnow,
    'own-subject': ownSubject,
    'in-the-end': inTheEnd,
    'in-the-news': inTheNews,
    'last-word': lastWord,
    'later-frankly': laterFrankly,
    'on-review': onReview,
    'optional-word': optionalWord,
    overall,
    salutation,
    'so-story': soStory,
    'about-it': aboutIt,
    'and-then': andThen,
    'different-ones': differentOnes,
    'ever-had': everHad,
    'every-single': everySingle,
    formula,
    'in-all': inAll,
    'letter-greeting': letterGreeting,
    'right-there': rightThere,
    'seriously-avoid': seriouslyAvoid,
    simply,
    verdict,
    'very-same': verySame,
    well,
    'what-can-i-say': whatCanISay,
    'which-was': whichWas,
    'at-all': atAll,
    'complaint-closing': complaintClosing,
    'contact-clause': contactClause,
    'own-plans': ownPlans,
    'space-of': spaceOf,
    'thank-again': thankAgain,
    'thanks-in-advance': thanksInAdvance,
    'to-my-mind': toMyMind,
    'very-first': veryFirst,
    'yet-again': yetAgain,
    'in-addition': inAddition,
    'share-it': shareIt,
    'should-add': shouldAdd,
    'after-just': afterJust,
    unfortunately,
    'glad-to-say': gladToSay,
    however,
    'and-so': andSo,
    'away-from': awayFrom,
    'had-already': hadAlready,
    'there-is-also': thereIsAlso,
    'whether-or-not': whetherOrNot,
    'fuller-joint': fullerJoint,
    'you-sent': youSent,
    middling,
    'spoken-out': spokenOut,
    'frank-start': frankStart,
    'question-marker': questionMarker,
    'question-label': questionLabel,
    curiosity,
    courtesy,
    'question-closing': questionClosing,
    'question-adverb': questionAdverb,
  },
};
