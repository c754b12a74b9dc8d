import type { Perturbation } from '../src/plugin.js';
import { adverb } from './vocab/adverb.js';
import { allInAll } from './vocab/all-in-all.js';
import { also } from './vocab/also.js';
import { andAlso } from './vocab/and-also.js';
import { attribute } from './vocab/attribute.js';
import { backIn } from './vocab/back-in.js';
import { besideOutcry } from './vocab/beside-outcry.js';
import { both } from './vocab/both.js';
import { byTheWay } from './vocab/by-the-way.js';
import { clinicalNote } from './vocab/clinical-note.js';
import { closingMarker } from './vocab/closing-marker.js';
import { commentLabel } from './vocab/comment-label.js';
import { courtesy } from './vocab/courtesy.js';
import { curiosity } from './vocab/curiosity.js';
import { currently } from './vocab/currently.js';
import { everSince } from './vocab/ever-since.js';
import { everyone } from './vocab/everyone.js';
import { firstTime } from './vocab/first-time.js';
import { forReference } from './vocab/for-reference.js';
import { frankly } from './vocab/frankly.js';
import { greeted } from './vocab/greeted.js';
import { greeting } from './vocab/greeting.js';
import { here } from './vocab/here.js';
import { hopeThisHelps } from './vocab/hope-this-helps.js';
import { inQuestion } from './vocab/in-question.js';
import { inThisCase } from './vocab/in-this-case.js';
import { lastLine } from './vocab/last-line.js';
import { laterSentence } from './vocab/later-sentence.js';
import { marker } from './vocab/marker.js';
import { needlessToSay } from './vocab/needless-to-say.js';
import { number } from './vocab/number.js';
import { oclock } from './vocab/oclock.js';
import { ofNote } from './vocab/of-note.js';
import { ofThem } from './vocab/of-them.js';
import { oh } from './vocab/oh.js';
import { onceAgain } from './vocab/once-again.js';
import { opinion } from './vocab/opinion.js';
import { parenthesis } from './vocab/parenthesis.js';
import { particular } from './vocab/particular.js';
import { personally } from './vocab/personally.js';
import { please } from './vocab/please.js';
import { pleaseNote } from './vocab/please-note.js';
import { questionAdverb } from './vocab/question-adverb.js';
import { questionClosing } from './vocab/question-closing.js';
import { questionLabel } from './vocab/question-label.js';
import { questionMarker } from './vocab/question-marker.js';
import { quiz } from './vocab/quiz.js';
import { reviewLabel } from './vocab/review-label.js';
import { secondClause } from './vocab/second-clause.js';
import { sentFrom } from './vocab/sent-from.js';
import { seriously } from './vocab/seriously.js';
import { shouldAdd } from './vocab/should-add.js';
import { terms } from './vocab/terms.js';
import { that } from './vocab/that.js';
import { toWhom } from './vocab/to-whom.js';
import { togetherWith } from './vocab/together-with.js';
import { toldSo } from './vocab/told-so.js';
import { totalOf } from './vocab/total-of.js';
import { typedOn } from './vocab/typed-on.js';
import { upUntil } from './vocab/up-until.js';
import { vocative } from './vocab/vocative.js';
import { wantedToSay } from './vocab/wanted-to-say.js';
import { whetherOrNot } from './vocab/whether-or-not.js';
import { writingBecause } from './vocab/writing-because.js';
import { yeah } from './vocab/yeah.js';

/** A word, phrase or short sentence is added that should not matter to the answer. */
export const vocab: Perturbation = {
  name: 'vocab',
  category: 'vocab',
  about: 'A word, phrase or short sentence is added that should not matter',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    that,
    please,
    also,
    here,
    'please-note': pleaseNote,
    'in-this-case': inThisCase,
    'clinical-note': clinicalNote,
    'hope-this-helps': hopeThisHelps,
    'writing-because': writingBecause,
    vocative,
    marker,
    oh,
    seriously,
    yeah,
    frankly,
    'by-the-way': byTheWay,
    opinion,
    personally,
    adverb,
    currently,
    parenthesis,
    'later-sentence': laterSentence,
    'second-clause': secondClause,
    'closing-marker': closingMarker,
    particular,
    greeted,
    greeting,
    'first-time': firstTime,
    'last-line': lastLine,
    'wanted-to-say': wantedToSay,
    'sent-from': sentFrom,
    'typed-on': typedOn,
    'all-in-all': allInAll,
    'and-also': andAlso,
    attribute,
    'back-in': backIn,
    'beside-outcry': besideOutcry,
    both,
    'ever-since': everSince,
    everyone,
    'for-reference': forReference,
    'in-question': inQuestion,
    'needless-to-say': needlessToSay,
    number,
    oclock,
    'of-note': ofNote,
    'of-them': ofThem,
    'once-again': onceAgain,
    'should-add': shouldAdd,
    'comment-label': commentLabel,
    'to-whom': toWhom,
    'told-so': toldSo,
    'review-label': reviewLabel,
    terms,
    'together-with': togetherWith,
    'total-of': totalOf,
    'up-until': upUntil,
    'whether-or-not': whetherOrNot,
    'question-marker': questionMarker,
    'question-label': questionLabel,
    curiosity,
    courtesy,
    quiz,
    'question-closing': questionClosing,
    'question-adverb': questionAdverb,
  },
};
