import type { Rule } from '../../src/plugin.js';
import { adverbInside } from './adjuncts/adverb-inside.js';
import { adverbToEnd } from './adjuncts/adverb-to-end.js';
import { afterFirst } from './adjuncts/after-first.js';
import { allOfUs } from './adjuncts/all-of-us.js';
import { attachedFirst } from './adjuncts/attached-first.js';
import { causeFirst } from './adjuncts/cause-first.js';
import { causeToEnd } from './adjuncts/cause-to-end.js';
import { circumstanceFirst } from './adjuncts/circumstance-first.js';
import { commentMoved } from './adjuncts/comment-moved.js';
import { finallyFirst } from './adjuncts/finally-first.js';
import { frontedAdjunct } from './adjuncts/fronted-adjunct.js';
import { frontedAdverb } from './adjuncts/fronted-adverb.js';
import { frontedQuestionAdjunct } from './adjuncts/fronted-question-adjunct.js';
import { frontedTime } from './adjuncts/fronted-time.js';
import { nowInside } from './adjuncts/now-inside.js';
import { onceAgain } from './adjuncts/once-again.js';
import { particleMoved } from './adjuncts/particle-moved.js';
import { phraseToEnd } from './adjuncts/phrase-to-end.js';
import { placeThenThere } from './adjuncts/place-then-there.js';
import { pleaseMoved } from './adjuncts/please-moved.js';
import { questionAdjunctToEnd } from './adjuncts/question-adjunct-to-end.js';
import { remarkMoved } from './adjuncts/remark-moved.js';
import { saidFirst } from './adjuncts/said-first.js';
import { saidLast } from './adjuncts/said-last.js';
import { thanksLast } from './adjuncts/thanks-last.js';
import { timeInsideFirst } from './adjuncts/time-inside-first.js';
import { timeLeads } from './adjuncts/time-leads.js';
import { timeOpens } from './adjuncts/time-opens.js';
import { timeToEnd } from './adjuncts/time-to-end.js';
import { tonightI } from './adjuncts/tonight-i.js';
import { underInside } from './adjuncts/under-inside.js';
import { whenFirst } from './adjuncts/when-first.js';
import { whereFelt } from './adjuncts/where-felt.js';
import { yearFirst } from './adjuncts/year-first.js';

/** An adverb, a time, a place or a remark goes to the front, to the end or to the verb. */
export const adjuncts: Readonly<Record<string, Rule>> = {
  'fronted-question-adjunct': frontedQuestionAdjunct,
  'question-adjunct-to-end': questionAdjunctToEnd,
  'fronted-adverb': frontedAdverb,
  'fronted-adjunct': frontedAdjunct,
  'attached-first': attachedFirst,
  'particle-moved': particleMoved,
  'adverb-to-end': adverbToEnd,
  'fronted-time': frontedTime,
  'said-last': saidLast,
  'time-to-end': timeToEnd,
  'said-first': saidFirst,
  'thanks-last': thanksLast,
  'time-inside-first': timeInsideFirst,
  'adverb-inside': adverbInside,
  'cause-to-end': causeToEnd,
  'cause-first': causeFirst,
  'phrase-to-end': phraseToEnd,
  'please-moved': pleaseMoved,
  'comment-moved': commentMoved,
  'all-of-us': allOfUs,
  'circumstance-first': circumstanceFirst,
  'remark-moved': remarkMoved,
  'once-again': onceAgain,
  'where-felt': whereFelt,
  'when-first': whenFirst,
  'now-inside': nowInside,
  'place-then-there': placeThenThere,
  'tonight-i': tonightI,
  'after-first': afterFirst,
  'time-leads': timeLeads,
  'time-opens': timeOpens,
  'year-first': yearFirst,
  'under-inside': underInside,
  'finally-first': finallyFirst,
};
