import type { Perturbation } from '../src/plugin.js';
import { adverb } from './vocab/adverb.js';
import { agreed } from './vocab/agreed.js';
import { alsoNote } from './vocab/also-note.js';
import { andAlso } from './vocab/and-also.js';
import { asYouCanImagine } from './vocab/as-you-can-imagine.js';
import { asYouKnow } from './vocab/as-you-know.js';
import { besideOutcry } from './vocab/beside-outcry.js';
import { both } from './vocab/both.js';
import { byTheWay } from './vocab/by-the-way.js';
import { clinicalNote } from './vocab/clinical-note.js';
import { closingMarker } from './vocab/closing-marker.js';
import { courtesy } from './vocab/courtesy.js';
import { curiosity } from './vocab/curiosity.js';
import { currently } from './vocab/currently.js';
import { everSince } from './vocab/ever-since.js';
import { everyone } from './vocab/everyone.js';
import { firstStep } from './vocab/first-step.js';
import { forAnyoneWondering } from './vocab/for-anyone-wondering.js';
import { forReference } from './vocab/for-reference.js';
import { frankReview } from './vocab/frank-review.js';
import { frankly } from './vocab/frankly.js';
import { greeted } from './vocab/greeted.js';
import { headed } from './vocab/headed.js';
import { here } from './vocab/here.js';
import { hopeThisHelps } from './vocab/hope-this-helps.js';
import { ifThen } from './vocab/if-then.js';
import { inOrder } from './vocab/in-order.js';
import { inTheEnd } from './vocab/in-the-end.js';
import { inTheNews } from './vocab/in-the-news.js';
import { inThisCase } from './vocab/in-this-case.js';
import { lastWord } from './vocab/last-word.js';
import { laterFrankly } from './vocab/later-frankly.js';
import { laterSentence } from './vocab/later-sentence.js';
import { letYouKnow } from './vocab/let-you-know.js';
import { letterClosing } from './vocab/letter-closing.js';
import { marker } from './vocab/marker.js';
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
import { ownSubject } from './vocab/own-subject.js';
import { please } from './vocab/please.js';
import { pleaseNote } from './vocab/please-note.js';
import { questionAdverb } from './vocab/question-adverb.js';
import { questionClosing } from './vocab/question-closing.js';
import { questionGreeting } from './vocab/question-greeting.js';
import { questionLabel } from './vocab/question-label.js';
import { questionMarker } from './vocab/question-marker.js';
import { questionsWelcome } from './vocab/questions-welcome.js';
import { quiz } from './vocab/quiz.js';
import { relativeThat } from './vocab/relative-that.js';
import { salutation } from './vocab/salutation.js';
import { secondClause } from './vocab/second-clause.js';
import { soStory } from './vocab/so-story.js';
import { terms } from './vocab/terms.js';
import { that } from './vocab/that.js';
import { theYear } from './vocab/the-year.js';
import { theYears } from './vocab/the-years.js';
import { togetherWith } from './vocab/together-with.js';
import { toldSo } from './vocab/told-so.js';
import { totalOf } from './vocab/total-of.js';
import { upUntil } from './vocab/up-until.js';
import { vocative } from './vocab/vocative.js';
import { wantedToSay } from './vocab/wanted-to-say.js';
import { writingBecause } from './vocab/writing-because.js';
import { yeah } from './vocab/yeah.js';
import { youKnow } from './vocab/you-know.js';

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
    'question-marker': questionMarker,
    'question-label': questionLabel,
    curiosity,
    courtesy,
    quiz,
    'question-closing': questionClosing,
    'question-adverb': questionAdverb,
  },
};
