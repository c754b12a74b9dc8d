import type { Perturbation } from '../src/plugin.js';
import { activeQuestion } from './srl/active-question.js';
import { activeStatement } from './srl/active-statement.js';
import { adverbInside } from './srl/adverb-inside.js';
import { adverbToEnd } from './srl/adverb-to-end.js';
import { afterDoing } from './srl/after-doing.js';
import { afterFirst } from './srl/after-first.js';
import { agentlessPassive } from './srl/agentless-passive.js';
import { allOfUs } from './srl/all-of-us.js';
import { alternativesSwapped } from './srl/alternatives-swapped.js';
import { although } from './srl/although.js';
import { askedWhen } from './srl/asked-when.js';
import { askedWhile } from './srl/asked-while.js';
import { attachedFirst } from './srl/attached-first.js';
import { attributive } from './srl/attributive.js';
import { becauseSo } from './srl/because-so.js';
import { betweenSwapped } from './srl/between-swapped.js';
import { borrowed } from './srl/borrowed.js';
import { caseWondered } from './srl/case-wondered.js';
import { causeToEnd } from './srl/cause-to-end.js';
import { chargedAndThey } from './srl/charged-and-they.js';
import { chatQuestion } from './srl/chat-question.js';
import { circumstanceFirst } from './srl/circumstance-first.js';
import { clauseToEnd } from './srl/clause-to-end.js';
import { clausesReordered } from './srl/clauses-reordered.js';
import { clausesSwapped } from './srl/clauses-swapped.js';
import { commentMoved } from './srl/comment-moved.js';
import { compared } from './srl/compared.js';
import { contained } from './srl/contained.js';
import { converse } from './srl/converse.js';
import { dative } from './srl/dative.js';
import { doingFirst } from './srl/doing-first.js';
import { everyTime } from './srl/every-time.js';
import { existential } from './srl/existential.js';
import { feltFirst } from './srl/felt-first.js';
import { feltLast } from './srl/felt-last.js';
import { finallyFirst } from './srl/finally-first.js';
import { forDoingThat } from './srl/for-doing-that.js';
import { foundIt } from './srl/found-it.js';
import { fragmentsSwapped } from './srl/fragments-swapped.js';
import { frontedAdjunct } from './srl/fronted-adjunct.js';
import { frontedAdverb } from './srl/fronted-adverb.js';
import { frontedQuestionAdjunct } from './srl/fronted-question-adjunct.js';
import { frontedQuestionClause } from './srl/fronted-question-clause.js';
import { frontedTime } from './srl/fronted-time.js';
import { fullRelative } from './srl/full-relative.js';
import { genitive } from './srl/genitive.js';
import { genitiveQuestion } from './srl/genitive-question.js';
import { gerundSubject } from './srl/gerund-subject.js';
import { givenAsked } from './srl/given-asked.js';
import { givenPassive } from './srl/given-passive.js';
import { hasMe } from './srl/has-me.js';
import { hasMeFeeling } from './srl/has-me-feeling.js';
import { howLucky } from './srl/how-lucky.js';
import { hurtMe } from './srl/hurt-me.js';
import { iShould } from './srl/i-should.js';
import { identified } from './srl/identified.js';
import { ifICould } from './srl/if-i-could.js';
import { ifOnly } from './srl/if-only.js';
import { indirectQuestion } from './srl/indirect-question.js';
import { inversionUndone } from './srl/inversion-undone.js';
import { itWasDoing } from './srl/it-was-doing.js';
import { itemsSwapped } from './srl/items-swapped.js';
import { juxtaposed } from './srl/juxtaposed.js';
import { ledQuestion } from './srl/led-question.js';
import { leftMe } from './srl/left-me.js';
import { legalFor } from './srl/legal-for.js';
import { likelyThat } from './srl/likely-that.js';
import { livingThere } from './srl/living-there.js';
import { makesMe } from './srl/makes-me.js';
import { makesMeThat } from './srl/makes-me-that.js';
import { meansFirst } from './srl/means-first.js';
import { mixedFeelings } from './srl/mixed-feelings.js';
import { neededFor } from './srl/needed-for.js';
import { needsDoing } from './srl/needs-doing.js';
import { nobodyTold } from './srl/nobody-told.js';
import { nowInside } from './srl/now-inside.js';
import { objectRaised } from './srl/object-raised.js';
import { onceAgain } from './srl/once-again.js';
import { particleMoved } from './srl/particle-moved.js';
import { passiveQuestion } from './srl/passive-question.js';
import { passiveStatement } from './srl/passive-statement.js';
import { phraseToEnd } from './srl/phrase-to-end.js';
import { placeHas } from './srl/place-has.js';
import { placeOwns } from './srl/place-owns.js';
import { placeThenThere } from './srl/place-then-there.js';
import { pleaseMoved } from './srl/please-moved.js';
import { politeQuestion } from './srl/polite-question.js';
import { possibleFor } from './srl/possible-for.js';
import { possibleInstead } from './srl/possible-instead.js';
import { possibleToDo } from './srl/possible-to-do.js';
import { pseudoCleft } from './srl/pseudo-cleft.js';
import { purposeFirst } from './srl/purpose-first.js';
import { questionAdjunctToEnd } from './srl/question-adjunct-to-end.js';
import { received } from './srl/received.js';
import { reducedRelative } from './srl/reduced-relative.js';
import { referenceFirst } from './srl/reference-first.js';
import { relativeVoice } from './srl/relative-voice.js';
import { remarkMoved } from './srl/remark-moved.js';
import { requestAsked } from './srl/request-asked.js';
import { saidFirst } from './srl/said-first.js';
import { saidLast } from './srl/said-last.js';
import { scaresMe } from './srl/scares-me.js';
import { soAsked } from './srl/so-asked.js';
import { somethingAsked } from './srl/something-asked.js';
import { somethingThat } from './srl/something-that.js';
import { symmetric } from './srl/symmetric.js';
import { thanksLast } from './srl/thanks-last.js';
import { thereAreSome } from './srl/there-are-some.js';
import { thereHas } from './srl/there-has.js';
import { theyDid } from './srl/they-did.js';
import { thisIsA } from './srl/this-is-a.js';
import { threeFacts } from './srl/three-facts.js';
import { threeSaid } from './srl/three-said.js';
import { timeInsideFirst } from './srl/time-inside-first.js';
import { timeLeads } from './srl/time-leads.js';
import { timeToEnd } from './srl/time-to-end.js';
import { tonightI } from './srl/tonight-i.js';
import { toughUndone } from './srl/tough-undone.js';
import { treated } from './srl/treated.js';
import { trueThat } from './srl/true-that.js';
import { undoneExtraposition } from './srl/undone-extraposition.js';
import { verdictFirst } from './srl/verdict-first.js';
import { weather } from './srl/weather.js';
import { whatA } from './srl/what-a.js';
import { whatILove } from './srl/what-i-love.js';
import { whenFirst } from './srl/when-first.js';
import { whereFelt } from './srl/where-felt.js';
import { whoAsked } from './srl/who-asked.js';
import { whoHas } from './srl/who-has.js';
import { withInstead } from './srl/with-instead.js';
import { wondering } from './srl/wondering.js';
import { youllFind } from './srl/youll-find.js';

/** Who does what to whom stays; the form changes: voice, order, raising, indirect question. */
export const srl: Perturbation = {
  name: 'srl',
  category: 'srl',
  about: 'The same roles in another form: active and passive, clause order, fronting, indirect questions',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'indirect-question': indirectQuestion,
    wondering,
    'true-that': trueThat,
    'passive-question': passiveQuestion,
    'active-question': activeQuestion,
    'possible-for': possibleFor,
    'likely-that': likelyThat,
    'gerund-subject': gerundSubject,
    'object-raised': objectRaised,
    'fronted-question-adjunct': frontedQuestionAdjunct,
    'question-adjunct-to-end': questionAdjunctToEnd,
    'fronted-adverb': frontedAdverb,
    converse,
    'fronted-question-clause': frontedQuestionClause,
    'genitive-question': genitiveQuestion,
    existential,
    symmetric,
    'clauses-reordered': clausesReordered,
    'fronted-adjunct': frontedAdjunct,
    'clauses-swapped': clausesSwapped,
    'passive-statement': passiveStatement,
    'something-that': somethingThat,
    attributive,
    genitive,
    'makes-me': makesMe,
    'pseudo-cleft': pseudoCleft,
    'found-it': foundIt,
    'active-statement': activeStatement,
    'attached-first': attachedFirst,
    'chat-question': chatQuestion,
    received,
    'items-swapped': itemsSwapped,
    'has-me-feeling': hasMeFeeling,
    'clause-to-end': clauseToEnd,
    'particle-moved': particleMoved,
    'adverb-to-end': adverbToEnd,
    'agentless-passive': agentlessPassive,
    although,
    'because-so': becauseSo,
    'fronted-time': frontedTime,
    identified,
    'said-last': saidLast,
    'time-to-end': timeToEnd,
    'tough-undone': toughUndone,
    'undone-extraposition': undoneExtraposition,
    'request-asked': requestAsked,
    'asked-when': askedWhen,
    'said-first': saidFirst,
    'thanks-last': thanksLast,
    'time-inside-first': timeInsideFirst,
    'adverb-inside': adverbInside,
    'cause-to-end': causeToEnd,
    'given-passive': givenPassive,
    'phrase-to-end': phraseToEnd,
    'please-moved': pleaseMoved,
    'comment-moved': commentMoved,
    'there-has': thereHas,
    'has-me': hasMe,
    'makes-me-that': makesMeThat,
    'all-of-us': allOfUs,
    'it-was-doing': itWasDoing,
    weather,
    'they-did': theyDid,
    'after-doing': afterDoing,
    'circumstance-first': circumstanceFirst,
    'three-said': threeSaid,
    'polite-question': politeQuestion,
    'if-i-could': ifICould,
    'reference-first': referenceFirst,
    juxtaposed,
    'led-question': ledQuestion,
    'something-asked': somethingAsked,
    'possible-instead': possibleInstead,
    'possible-to-do': possibleToDo,
    'who-has': whoHas,
    'means-first': meansFirst,
    'purpose-first': purposeFirst,
    'place-owns': placeOwns,
    'place-has': placeHas,
    'youll-find': youllFind,
    'felt-last': feltLast,
    'felt-first': feltFirst,
    'scares-me': scaresMe,
    'alternatives-swapped': alternativesSwapped,
    'fragments-swapped': fragmentsSwapped,
    'remark-moved': remarkMoved,
    'nobody-told': nobodyTold,
    'once-again': onceAgain,
    'where-felt': whereFelt,
    'what-i-love': whatILove,
    borrowed,
    'who-asked': whoAsked,
    'what-a': whatA,
    'verdict-first': verdictFirst,
    'when-first': whenFirst,
    'now-inside': nowInside,
    'for-doing-that': forDoingThat,
    'i-should': iShould,
    'mixed-feelings': mixedFeelings,
    'if-only': ifOnly,
    'left-me': leftMe,
    'hurt-me': hurtMe,
    'how-lucky': howLucky,
    treated,
    'place-then-there': placeThenThere,
    'tonight-i': tonightI,
    'charged-and-they': chargedAndThey,
    'between-swapped': betweenSwapped,
    'three-facts': threeFacts,
    'reduced-relative': reducedRelative,
    'relative-voice': relativeVoice,
    'given-asked': givenAsked,
    'so-asked': soAsked,
    'inversion-undone': inversionUndone,
    'with-instead': withInstead,
    'living-there': livingThere,
    'full-relative': fullRelative,
    compared,
    'needed-for': neededFor,
    'legal-for': legalFor,
    contained,
    'there-are-some': thereAreSome,
    'case-wondered': caseWondered,
    'this-is-a': thisIsA,
    'needs-doing': needsDoing,
    'asked-while': askedWhile,
    'after-first': afterFirst,
    'time-leads': timeLeads,
    'every-time': everyTime,
    'doing-first': doingFirst,
    'finally-first': finallyFirst,
    dative,
  },
};
